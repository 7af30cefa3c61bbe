import { createTRPCClient, httpLink } from '@trpc/client';
import type { AdminRouter } from '../src/admin-router.ts';

/** Somebody in the directors' app: a cookie, and nothing but what comes over the wire. */
export interface Director {
  readonly ask: ReturnType<typeof createTRPCClient<AdminRouter>>;
  cookie(): string;
}

/** A browser at the directors' address that keeps what cookies it is given. */
export function visitor(adminUrl: string, cookie = ''): Director {
  const jar = new Map(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=', 2) as [string, string]),
  );
  const line = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = createTRPCClient<AdminRouter>({
    links: [
      httpLink({
        url: `${adminUrl}/api/trpc`,
        headers: () => ({ cookie: line() }),
        fetch: async (input, init) => {
          const answer = await fetch(input as string, init as RequestInit);
          for (const given of answer.headers.getSetCookie()) {
            const [name, value] = given.split(';', 1)[0]!.split('=', 2) as [string, string];
            if (value === '') jar.delete(name);
            else jar.set(name, value);
          }
          return answer;
        },
      }),
    ],
  });
  return { ask, cookie: line };
}

export const PASSWORD = 'correct horse battery';

/** Somebody who became staff by an invitation, with a new account. */
export async function staffBy(adminUrl: string, token: string, name: string): Promise<Director> {
  const one = visitor(adminUrl);
  const email = `${name.toLowerCase()}@example.org`;
  await one.ask.acceptAnew.mutate({ token, name, email, password: PASSWORD });
  return one;
}
