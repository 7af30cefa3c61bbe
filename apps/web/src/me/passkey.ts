import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { server } from '../trpc/client.ts';
import type { Entry } from './wire.ts';

const ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Why no passkey can be made or used on this page; browsers want https, and a name for the place. */
export function passkeyObstacle(): 'insecure' | 'unknown' | undefined {
  if (!window.isSecureContext || ADDRESS.test(location.hostname)) return 'insecure';
  return 'PublicKeyCredential' in window ? undefined : 'unknown';
}

type Json = Record<string, unknown>;

/** Makes a passkey for whoever has the session. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await server.me.newPasskey.mutate({ name });
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  await server.me.addPasskey.mutate({ response: response as unknown as Json });
}

/** Signs in with a passkey that this device knows. */
export async function enterByPasskey(): Promise<Entry> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await server.me.askPasskey.mutate();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  return server.me.enterByPasskey.mutate({ response: response as unknown as Json });
}
