import type { Locale } from '../i18n/locale.ts';
import { server } from '../trpc/client.ts';

/**
 * Whether this device is told of its owner's turn while no page is open. `denied`: its owner said that it may not be;
 * `insecure` where browsers allow it to no page, `none` where they cannot.
 */
export type Told = 'on' | 'off' | 'denied' | 'insecure' | 'none';

/** The worker keeps a whole app before it is ready. */
const PATIENCE_MS = 20_000;

async function subscription(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}

const can = (): Extract<Told, 'insecure' | 'none'> | undefined =>
  !window.isSecureContext
    ? 'insecure'
    : 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
      ? undefined
      : 'none';

export async function toldNow(): Promise<Told> {
  const cannot = can();
  if (cannot !== undefined) return cannot;
  if (Notification.permission === 'denied') return 'denied';
  const endpoint = (await subscription())?.endpoint;
  if (endpoint === undefined) return 'off';
  // To somebody who has no session, nothing is told either.
  return (await server.push.kept.mutate({ endpoint }).catch(() => false)) ? 'on' : 'off';
}

async function keep({ endpoint, keys }: PushSubscriptionJSON, locale: Locale): Promise<void> {
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('a subscription without keys');
  await server.push.keep.mutate({ endpoint, p256dh: keys.p256dh, auth: keys.auth, locale });
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('no worker')), PATIENCE_MS);
  });
  const worker = navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready);
  return Promise.race([worker, late]);
}

/** Asks the owner, then has this device told. To be called while a press is handled. */
export async function tell(locale: Locale): Promise<Told> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const [worker, key] = await Promise.all([readyWorker(), server.push.key.query()]);
  // One that was made for other keys would be told nothing.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await keep(made.toJSON(), locale);
  return 'on';
}

/** From now on this device is told nothing. */
export async function hush(): Promise<Told> {
  await server.push.drop.mutate();
  await (await subscription())?.unsubscribe();
  return 'off';
}

/** Where this device is told anything, it is in another language from now on. */
export async function speak(locale: Locale): Promise<void> {
  const kept = (await toldNow()) === 'on' ? await subscription() : undefined;
  if (kept) await keep(kept.toJSON(), locale);
}
