import { useEffect, useState } from 'react';

/** Whether this app opens without a server: `insecure` where browsers allow no worker, `none` where they have none. */
export type Offline = 'preparing' | 'ready' | 'insecure' | 'none';

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Fetches what the app needs to open without a server, once the page itself has nothing left to fetch. */
export function useOfflineWorker(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !workers() || savesData()) return;
    const register = () =>
      // A browser that forbids it, as some do in private windows, goes without.
      workers()
        ?.register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined);
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      timer = setTimeout(register, 3000);
    };
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', later);
    };
  }, []);
}

/** The pages that are kept speak another language from now on. */
export const keepLanguage = (): void => workers()?.controller?.postMessage('language');

export function useOffline(): Offline {
  const [offline, setOffline] = useState<Offline>('preparing');
  useEffect(() => {
    if (!window.isSecureContext) setOffline('insecure');
    else if (!workers()) setOffline('none');
    else void workers()?.ready.then(() => setOffline('ready'));
  }, []);
  return offline;
}
