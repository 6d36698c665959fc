// Finds where answers of HTTP/1.1 end, one after the other on one connection, and looks at nothing of them but the status.

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');
const LONGEST_HEAD = 64 * 1024;

export class AnswerReader {
  readonly #onAnswer: (status: number) => void;
  /** Of a head, or of the line before a chunk, that has not come whole yet. */
  #waiting: Buffer = Buffer.alloc(0);
  #status = 0;
  /** How much of a body is still to come; undefined: a head comes next. */
  #left: number | undefined;
  #isChunked = false;

  constructor(onAnswer: (status: number) => void) {
    this.#onAnswer = onAnswer;
  }

  read(chunk: Buffer): void {
    let rest = this.#waiting.length > 0 ? Buffer.concat([this.#waiting, chunk]) : chunk;
    this.#waiting = Buffer.alloc(0);
    while (rest.length > 0) {
      const next = this.#step(rest);
      if (next === undefined) {
        this.#waiting = rest;
        return;
      }
      rest = next;
    }
  }

  /** What is left after the next part; undefined: the part has not come whole. */
  #step(bytes: Buffer): Buffer | undefined {
    if (this.#left === undefined) return this.#readHead(bytes);
    if (this.#left > 0) return this.#readBody(bytes);
    return this.#readChunkSize(bytes);
  }

  #readHead(bytes: Buffer): Buffer | undefined {
    const end = bytes.indexOf(HEAD_END);
    if (end === -1) {
      if (bytes.length > LONGEST_HEAD) throw new Error('The head of an answer is longer than 64 kB.');
      return undefined;
    }
    const head = bytes.toString('latin1', 0, end).toLowerCase();
    this.#status = Number(head.slice(9, 12));
    this.#isChunked = head.includes('\r\ntransfer-encoding: chunked');
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
    if (!this.#isChunked && length === undefined && this.#status !== 204 && this.#status !== 304)
      throw new Error(`An answer does not say how long it is: ${head.slice(0, 300)}`);
    const rest = bytes.subarray(end + HEAD_END.length);
    this.#left = this.#isChunked ? 0 : Number(length ?? 0);
    if (!this.#isChunked && this.#left === 0) this.#end();
    return rest;
  }

  #readBody(bytes: Buffer): Buffer {
    const left = this.#left ?? 0;
    const taken = Math.min(left, bytes.length);
    this.#left = left - taken;
    if (this.#left === 0 && !this.#isChunked) this.#end();
    return bytes.subarray(taken);
  }

  #readChunkSize(bytes: Buffer): Buffer | undefined {
    const end = bytes.indexOf(LINE_END);
    if (end === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', 0, end), 16);
    if (size > 0) {
      // With the line end behind it.
      this.#left = size + LINE_END.length;
      return bytes.subarray(end + LINE_END.length);
    }
    // The last one: an empty line follows.
    const whole = end + 2 * LINE_END.length;
    if (bytes.length < whole) return undefined;
    this.#end();
    return bytes.subarray(whole);
  }

  #end(): void {
    this.#left = undefined;
    this.#onAnswer(this.#status);
  }
}
