export type Health =
  | { readonly ok: true; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly ok: false; readonly reason: string };

function facts(body: unknown): readonly (readonly [string, string])[] {
  if (typeof body !== 'object' || body === null) {
    return [];
  }
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)] as const]
      : [],
  );
}

/** What the server's public front door says of itself. */
export async function health(): Promise<Health> {
  const origin = process.env.STIKK_ORIGIN ?? 'http://127.0.0.1:3000';
  try {
    const response = await fetch(new URL('/api/health', origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(3_000),
    });
    return response.ok
      ? { ok: true, facts: facts(await response.json()) }
      : { ok: false, reason: `status ${response.status}` };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'no connection' };
  }
}
