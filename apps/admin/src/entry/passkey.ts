import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { server } from '../server/client.ts';

const ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Browsers want https for a passkey, and a name for the place. */
export const passkeysWork = (): boolean =>
  window.isSecureContext && !ADDRESS.test(location.hostname) && 'PublicKeyCredential' in window;

/** Lets a passkey of this device answer, and hands the answer on. */
export async function answerPasskey(
  send: (answer: { response: Record<string, unknown> }) => Promise<void>,
): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await server.askPasskey.mutate();
  const response = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  });
  await send({ response: response as unknown as Record<string, unknown> });
}
