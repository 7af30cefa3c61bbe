/** Puts text on the clipboard, also where a page on the local network may not use the newer way. */
export async function copied(text: string): Promise<boolean> {
  const taken = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (taken) return true;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
