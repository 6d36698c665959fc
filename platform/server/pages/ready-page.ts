// A page in bytes, ready to send.
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { PageRecords } from '../../contract/page.ts';
import type { CachedPage } from '../cache/page-cache.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export class ReadyPage implements CachedPage {
  readonly key: string;
  readonly tags: ReadonlySet<string>;
  readonly status: number;
  readonly html: Buffer;
  readonly etag: string;
  readonly records: PageRecords;
  readonly redirectTo: string | undefined;
  #uses = 0;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(facts: {
    key: string;
    tags: ReadonlySet<string>;
    status: number;
    html: string;
    records: PageRecords;
    redirectTo?: string;
  }) {
    this.key = facts.key;
    this.tags = facts.tags;
    this.status = facts.status;
    this.html = Buffer.from(facts.html);
    this.etag = `"${crc32(this.html).toString(36)}-${this.html.length.toString(36)}"`;
    this.records = facts.records;
    this.redirectTo = facts.redirectTo;
  }

  /** Roughly what it holds of memory, its compressed forms included. */
  get bytes(): number {
    return this.html.length * 1.6 + 500;
  }

  /**
   * Many pages are asked for once, by a crawler or a late reader: the first answer is compressed fast, and not kept.
   * From the second on it pays to compress well, once, off the event loop.
   */
  async encoded(header: string | undefined): Promise<{ bytes: Buffer; encoding: Encoding }> {
    const accepted = acceptedEncoding(header);
    if (accepted === 'identity') return { bytes: this.html, encoding: 'identity' };
    this.#uses++;
    if (this.#uses === 1 && /\bgzip\b/.test(header ?? ''))
      return { bytes: await compressGzip(this.html, { level: 1 }), encoding: 'gzip' };
    const made = this.#encoded.get(accepted) ?? compressWell(this.html, accepted);
    this.#encoded.set(accepted, made);
    return { bytes: await made, encoding: accepted };
  }
}

export function compressWell(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(html, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compressBrotli(html, {
    params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
}
