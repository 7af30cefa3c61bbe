import type { Translate } from '../translate.ts';

/** `short` for buttons and lists, `words` for sentences. */
type Style = 'short' | 'words';

const say = (t: Translate, key: string, style: Style, values: Readonly<Record<string, number>>): string =>
  t(`formula.${key}${style === 'words' ? 'Words' : ''}`, values);

/** What a made bid scores: `10 + meldingen`, `10 pluss meldingen`. */
export function hitText(t: Translate, formula: string, style: Style): string {
  const parts = /^(\d+)(?:\+(?:(\d+)\*)?(bid|tricks)(\^2)?)?$/.exec(formula);
  if (!parts) return formula;
  const a = Number(parts[1]);
  const b = Number(parts[2] ?? 1);
  if (parts[3] === undefined || b === 0) return say(t, 'hitFlat', style, { a });
  const of = parts[3] === 'bid' ? 'Bid' : 'Tricks';
  return say(t, `hit${of}${parts[4] ? 'Square' : ''}`, style, { a, b });
}

/** What a missed bid scores: `0`, `−2 per stikk feil`. */
export function missText(t: Translate, formula: string, style: Style): string {
  const parts = /^(-)?(?:(\d+)\*)?(tricks|diff|diff\^2|\(2\^diff-1\)|\(1\+\.\.\.\+diff\))$/.exec(formula);
  const b = parts ? Number(parts[2] ?? 1) : 0;
  if (!parts || b === 0) return say(t, 'missNone', style, {});
  if (parts[3] === 'tricks') return say(t, 'missTricks', style, { b });
  if (parts[3] === 'diff') return say(t, 'missDiff', style, { b });
  const steps = parts[3] === 'diff^2' ? [1, 4, 9] : parts[3] === '(2^diff-1)' ? [1, 3, 7] : [1, 3, 6];
  const [one, two, three] = steps.map((step) => step * b) as [number, number, number];
  return say(t, 'missGrowing', style, { one, two, three });
}

/** What a zero that holds scores, unless it is as any other: `5`, `5 + kort i runden`. */
export function zeroText(t: Translate, formula: string): string {
  if (formula === 'same') return t('option.scoring_zero.value.same');
  const [a, plus] = formula.split('+');
  return t(`option.scoring_zero.value.${plus === undefined ? 'points' : 'size'}`, { a: Number(a) });
}

/** Fixed points by bid: `1 gir 11, 2 gir 12`. */
export const madeText = (t: Translate, made: Readonly<Record<string, number>>): string =>
  Object.entries(made)
    .map(([bid, points]) => t('option.scoring_made.value.entry', { bid: Number(bid), points }))
    .join(', ');
