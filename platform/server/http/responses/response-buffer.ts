// A response body: bytes, and their compressed forms as they are asked for.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** To hand this much to another thread costs more than to compress it fast: a tenth of a millisecond. */
const MOST_BYTES_HERE = 100_000;

export class ResponseBuffer {
  #text = '';
  #bytes: Buffer | undefined;
  #wasSent = false;
  #uses = 0;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string | Buffer) {
    if (typeof content === 'string') this.#text = content;
    else this.#bytes = content;
  }

  get isEmpty(): boolean {
    return this.#text === '' && !this.#bytes;
  }

  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.#text);
    this.#text = '';
    return this.#bytes;
  }

  /** Not compressed. What is sent once goes as text: that costs less than to make bytes of it first. */
  get plain(): string | Buffer {
    if (this.#bytes || this.#wasSent) return this.bytes;
    this.#wasSent = true;
    return this.#text;
  }

  /** Roughly what it holds of memory, its compressed forms included. */
  get memory(): number {
    return this.bytes.length * 1.6 + 500;
  }

  /**
   * Much is asked for once, by a crawler or a late reader: the first answer is compressed fast, and not cached. From the
   * second on it pays to compress well, once, off the event loop.
   */
  async encoded(header: string | undefined): Promise<{ bytes: Buffer; encoding: Encoding }> {
    const accepted = acceptedEncoding(header);
    if (accepted === 'identity') return { bytes: this.bytes, encoding: 'identity' };
    this.#uses++;
    if (this.#uses === 1) return { bytes: await compressFast(this.bytes, accepted), encoding: accepted };
    const made = this.#encoded.get(accepted) ?? compressWell(this.bytes, accepted);
    this.#encoded.set(accepted, made);
    return { bytes: await made, encoding: accepted };
  }
}

/** Brotli at its fastest makes less of a page than gzip at its fastest, in a third of the time. */
async function compressFast(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 1 });
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  return bytes.length <= MOST_BYTES_HERE
    ? brotliCompressSync(bytes, options)
    : compressBrotli(bytes, options);
}

export function compressWell(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compressBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
}
