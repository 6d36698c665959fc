// A page in bytes, ready to send.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
    this.etag = `"${createHash('sha1').update(this.html).digest('base64url').slice(0, 20)}"`;
    this.records = facts.records;
    this.redirectTo = facts.redirectTo;
  }

  /** Roughly what it holds of memory, its compressed forms included. */
  get bytes(): number {
    return this.html.length * 1.6 + 500;
  }

  /** Compressed once, off the event loop, then kept. */
  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.html;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made =
      encoding === 'br'
        ? compressBrotli(this.html, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 5,
              [constants.BROTLI_PARAM_SIZE_HINT]: this.html.length,
            },
          })
        : compressGzip(this.html, { level: 6 });
    this.#encoded.set(encoding, made);
    return made;
  }
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
}
