/** A client as others write it, from the types that a generator made of the description of the API. */
export const TYPED_CLIENT = `
import type { components, paths } from './types.ts';

type Schemas = components['schemas'];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Verb<Path extends keyof paths, Name extends string> = Name extends keyof paths[Path] ? paths[Path][Name] : never;
type Done<Operation> = Operation extends { responses: infer Answers }
  ? Json<Answers[Extract<keyof Answers, 200 | 201>]>
  : never;
type Sent<Operation> = Operation extends { requestBody: infer Body } ? Json<Body> : undefined;
type Part<Operation, Place extends string> = Operation extends { parameters: infer Parts }
  ? Place extends keyof Parts
    ? Parts[Place]
    : undefined
  : undefined;

interface Given<Operation> {
  path?: Part<Operation, 'path'>;
  query?: Part<Operation, 'query'>;
  body?: Sent<Operation>;
}

class Refused extends Error {
  readonly body: Schemas['Error'];
  constructor(body: Schemas['Error']) {
    super(body.message);
    this.body = body;
  }
}

class Client {
  readonly #base: string;
  readonly #origin: string;
  #cookie = '';
  constructor(origin: string) {
    this.#origin = origin;
    this.#base = origin + '/api/v2';
  }

  async call<const Name extends string, Path extends keyof paths & string>(
    verb: Name,
    path: Path,
    given: Given<Verb<Path, Name>> = {},
  ): Promise<Done<Verb<Path, Name>>> {
    const parts = (given.path ?? {}) as Record<string, string | number>;
    const address = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
    const query = new URLSearchParams(
      Object.entries((given.query ?? {}) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    );
    const answer = await fetch(this.#base + address + '?' + query, {
      method: verb.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'typed',
        origin: this.#origin,
        cookie: this.#cookie,
      },
      body: given.body === undefined ? null : JSON.stringify(given.body),
    });
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    const body: unknown = answer.status === 204 ? undefined : await answer.json();
    if (!answer.ok) throw new Refused(body as Schemas['Error']);
    return body as Done<Verb<Path, Name>>;
  }
}

export async function takePart(origin: string) {
  const client = new Client(origin);
  const account = { name: 'TypedAnn', email: 'typed@example.org', password: 'amber kettle 47 lantern' };
  await client.call('post', '/users/register', { body: account });
  await client.call('post', '/sessions', { body: { username: account.name, password: account.password } });
  // Smart ids stand in paths, and rows have the types by name.
  const me: Schemas['User'] = await client.call('get', '/users/{userID}', { path: { userID: '$me' } });
  const discussion: Schemas['Discussion'] = await client.call('post', '/discussions', {
    body: { name: 'Typed words', body: 'Where?', format: 'markdown', categoryID: 1 },
  });
  const { discussionID } = discussion;
  for (const body of ['One', 'Two'])
    await client.call('post', '/comments', { body: { discussionID, body, format: 'text' } });
  const comments: Schemas['Comment'][] = await client.call('get', '/comments', { query: { discussionID, limit: 5 } });
  const listed: Schemas['Discussion'][] = await client.call('get', '/discussions', { query: { limit: 5 } });
  // @ts-expect-error A format that is none does not compile.
  const wrong: Schemas['DiscussionPost'] = { name: 'x', body: 'x', format: 'word', categoryID: 1 };
  const { name: _, ...nameless } = wrong;
  const refused = await client.call('post', '/discussions', { body: { ...nameless, format: 'text' } as never }).then(
    () => [],
    (error: unknown) => (error instanceof Refused ? (error.body.errors ?? []) : []).map(({ field, code }) => field + ' ' + code),
  );
  return {
    me: me.name,
    discussion: discussion.name,
    comments: comments.map(({ body = '' }) => body.replace(/<[^>]+>/g, '').trim()),
    listed: listed.map(({ name }) => name),
    refused,
  };
}
`;
