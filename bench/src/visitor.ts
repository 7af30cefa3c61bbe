/** Somebody with a session at a running server, by its procedures' names. */
export interface Visitor {
  readonly cookie: string;
  query<T>(procedure: string): Promise<T>;
  mutate<T>(procedure: string, input: unknown): Promise<T>;
}

export interface TableOrder {
  readonly preset: string;
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly bots: number;
}

/** A guest who plays at tables with bots. */
export async function visitor(origin: string): Promise<Visitor> {
  const signedIn = await fetch(`${origin}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { origin },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${origin}/api/trpc/${path}`, {
      ...init,
      headers: { cookie, 'content-type': 'application/json' },
    });
    const answer = (await response.json()) as { readonly result?: { readonly data: T } };
    if (answer.result === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.result.data;
  };
  return {
    cookie,
    query: (procedure) => call(procedure, { method: 'GET' }),
    mutate: (procedure, input) => call(procedure, { method: 'POST', body: JSON.stringify(input) }),
  };
}

/** Sits down at a new table with bots; its match's id. */
export async function sitDown(who: Visitor, { preset, changes = {}, bots }: TableOrder): Promise<string> {
  const { matchId } = await who.mutate<{ matchId: string }>('match.create', {
    preset,
    changes,
    bots: new Array<'easy'>(bots).fill('easy'),
    name: 'Ada',
    nonce: 'a-nonce',
  });
  return matchId;
}
