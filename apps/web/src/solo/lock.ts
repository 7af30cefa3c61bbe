/**
 * Holds a match for this page alone, where the browser can: two pages would each play on by themselves.
 * @returns how to let go; `undefined` when another page holds it
 */
export function holdMatch(matchId: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request(`stikk solo ${matchId}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((letGo) => resolve(letGo));
      })
      .catch(reject);
  });
}
