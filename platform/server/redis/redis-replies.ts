// What a Redis server says, in its protocol (RESP 2): read as it comes, in pieces of any size.

export class RedisError extends Error {}

export type Reply = string | number | null | RedisError | Reply[];

const LINE_END = '\r\n';
/** We ask for little: whoever sends more is no server of ours. */
const MOST_BYTES = 4 * 1024 * 1024;

export class ReplyReader {
  readonly #onReply: (reply: Reply) => void;
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(onReply: (reply: Reply) => void) {
    this.#onReply = onReply;
  }

  take(bytes: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes]);
    if (this.#bytes.length > MOST_BYTES) throw new RedisError('The answer is too long.');
    this.#at = 0;
    for (;;) {
      const begin = this.#at;
      const reply = this.#next();
      if (reply === undefined) {
        this.#bytes = this.#bytes.subarray(begin);
        return;
      }
      this.#onReply(reply);
    }
  }

  /** undefined: the rest is still to come. */
  #next(): Reply | undefined {
    const end = this.#bytes.indexOf(LINE_END, this.#at, 'latin1');
    if (end < 0) return undefined;
    const line = this.#bytes.toString('utf8', this.#at + 1, end);
    const kind = String.fromCharCode(this.#bytes[this.#at] ?? 0);
    this.#at = end + 2;
    if (kind === '+') return line;
    if (kind === '-') return new RedisError(line);
    if (kind === ':') return Number(line);
    if (kind === '$') return this.#text(Number(line));
    if (kind === '*') return this.#list(Number(line));
    throw new RedisError('This is no Redis server.');
  }

  #text(length: number): string | null | undefined {
    if (length < 0) return null;
    const end = this.#at + length;
    if (this.#bytes.length < end + 2) return undefined;
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 2;
    return text;
  }

  #list(length: number): Reply[] | null | undefined {
    if (length < 0) return null;
    const list: Reply[] = [];
    while (list.length < length) {
      const reply = this.#next();
      if (reply === undefined) return undefined;
      list.push(reply);
    }
    return list;
  }
}

export function written(parts: readonly string[]): string {
  const lines = parts.flatMap((part) => [`$${Buffer.byteLength(part)}`, part]);
  return [`*${parts.length}`, ...lines, ''].join(LINE_END);
}
