/** Somebody in the directors' app, over the wire. */
export interface Director {
  /** Asks for something. */
  look<T>(path: string, input?: unknown): Promise<T>;
  /** Does something. */
  act<T>(path: string, input: unknown): Promise<T>;
}

interface Answer {
  readonly result?: { readonly data: unknown };
  readonly error?: { readonly message: string };
}

/** Becomes the first director by the link that a server writes down when it starts without one. */
export async function firstDirector(log: string): Promise<Director> {
  const [, origin, token] = /Become the first director: (\S+)\/join#([\w-]+)/.exec(log) ?? [];
  if (origin === undefined) throw new Error('the server wrote no invitation down');
  let cookie = '';
  const read = async <T>(response: Response): Promise<T> => {
    for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0]!;
    const { result, error } = (await response.json()) as Answer;
    if (error) throw new Error(error.message);
    return result?.data as T;
  };
  const director: Director = {
    look: async (path, input) =>
      read(
        await fetch(`${origin}/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`, {
          headers: { cookie },
        }),
      ),
    act: async (path, input) =>
      read(
        await fetch(`${origin}/api/trpc/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(input),
        }),
      ),
  };
  await director.act('acceptAnew', {
    token,
    name: 'Dora',
    email: 'dora@example.org',
    password: 'correct horse battery',
  });
  return director;
}
