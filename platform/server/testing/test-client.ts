// A small browser for tests: keeps cookies, sends what our own pages send.
import { deliver } from './deliver.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape; the contract check types them.
type Json = any;

export interface TestResponse<T = unknown> {
  status: number;
  body: T;
  text: string;
  headers: Headers;
  statements: number;
  /** How often the database was waited for. */
  roundTrips: number;
}

export class TestClient {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  bearer: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** For a real browser that shall be the same person. */
  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  /** Whoever had these cookies. */
  takeCookies(cookies: TestClient['cookies']): this {
    for (const { name, value } of cookies) this.#cookies.set(name, value);
    return this;
  }

  get<T = Json>(path: string) {
    return this.call<T>('GET', path);
  }

  post<T = Json>(path: string, body: unknown = {}) {
    return this.call<T>('POST', path, body);
  }

  put<T = Json>(path: string, body: unknown = {}) {
    return this.call<T>('PUT', path, body);
  }

  patch<T = Json>(path: string, body: unknown = {}) {
    return this.call<T>('PATCH', path, body);
  }

  delete<T = Json>(path: string, body?: unknown) {
    return this.call<T>('DELETE', path, body);
  }

  /** A form with a file, as browsers send it. */
  upload<T = Json>(path: string, content: Uint8Array | string, name: string, field = 'file') {
    const form = new FormData();
    form.append(field, new File([content as BlobPart], name));
    return this.call<T>('POST', path, form);
  }

  /** An address outside the API: a page, a feed. Redirects are not followed. */
  page(path: string, headers: Record<string, string> = {}) {
    return this.send<string>('GET', path, undefined, { accept: 'text/html', ...headers });
  }

  call<T = Json>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<T>> {
    return this.send<T>(method, `/api/v2${path}`, body, headers);
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<T>> {
    const response = await deliver(method, this.url + path, body, {
      'x-requested-with': 'parley',
      origin: this.url,
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(this.#cookies.size > 0 && {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
      ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
      ...headers,
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const { status, text } = response;
    const isJson = response.headers.get('content-type')?.match(/[/+]json\b/) != null;
    return {
      status,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
      text,
      headers: response.headers,
      statements: Number(response.headers.get('x-statements') ?? 0),
      roundTrips: Number(response.headers.get('x-round-trips') ?? 0),
    };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || attributes.some((each) => /^max-age=0$/i.test(each))) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  async signIn(username: string, password: string): Promise<this> {
    const { status, text } = await this.post('/sessions', { username, password });
    if (status !== 201) throw new Error(`Sign-in of ${username} answered ${status}: ${text}`);
    return this;
  }
}
