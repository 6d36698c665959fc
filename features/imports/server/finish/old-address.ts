// Which links in the posts of an imported site lead to that site itself.
import { type OldPath, readOldPath } from '../old-path.ts';

/** Stands in converted quotes for a post of the same site. */
const POST_LINK = /^discourse:\/\/post\/(\d+)\/(\d+)$/;

/** Where links without a host begin; of other kinds of export they are left alone. */
const ROOTED: Readonly<Record<string, string>> = {
  discourse: '(t|p|u|users|c|tags?)',
  stackexchange: '(questions|q|a|users)',
};

export class OldAddress {
  /** For the database: posts that may hold such a link. */
  readonly pattern: string;
  readonly #host: string;

  constructor(kind: string, host: string) {
    this.#host = host.toLowerCase();
    const escaped = host.replace(/[^a-z0-9-]/gi, '\\$&');
    this.pattern = `${escaped}|discourse://post/${ROOTED[kind] ? `|["'(<]/${ROOTED[kind]}/` : ''}`;
  }

  /** For what did not come along: where it was. Here the same path would lead nowhere. */
  original(url: string): string | undefined {
    const post = POST_LINK.exec(url);
    if (post) return `https://${this.#host}/t/${post[1]}/${post[2]}`;
    return /^\/(?!\/)/.test(url) && this.read(url) ? `https://${this.#host}${url}` : undefined;
  }

  read(url: string): OldPath | undefined {
    const post = POST_LINK.exec(url);
    if (post) return readOldPath(`/t/${post[1]}/${post[2]}`);
    if (!/^(?:https?:)?\/\//i.test(url) && !url.startsWith('/')) return undefined;
    if (!URL.canParse(url, `http://${this.#host}`)) return undefined;
    const { hostname, pathname, hash, search } = new URL(url, `http://${this.#host}`);
    return hostname.toLowerCase() === this.#host ? readOldPath(pathname, hash, search) : undefined;
  }
}
