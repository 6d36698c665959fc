// A rendered page as bytes.
import { crc32 } from 'node:zlib';
import type { PageRecords } from '../../contract/page.ts';
import type { CacheEntry } from '../cache/tagged-cache.ts';
import { ResponseBuffer } from '../http/responses/response-buffer.ts';
import { SharedPart } from './shared-part.ts';

export interface RenderedPageParts {
  key: string;
  tags: ReadonlySet<string>;
  status: number;
  html: string | Buffer;
  records: PageRecords;
  redirectTo?: string;
  retryAfter?: number | undefined;
  foreignSources?: readonly string[] | undefined;
}

export class RenderedPage implements CacheEntry {
  readonly key: string;
  readonly tags: ReadonlySet<string>;
  readonly status: number;
  readonly body: ResponseBuffer;
  readonly etag: string;
  readonly records: PageRecords;
  readonly redirectTo: string | undefined;
  /** Seconds: of a page that says to come back later. */
  readonly retryAfter: number | undefined;
  /** What runs here beside scripts of our own. */
  readonly foreignSources: readonly string[];
  #shared: SharedPart | undefined;

  constructor(facts: RenderedPageParts) {
    this.key = facts.key;
    this.tags = facts.tags;
    this.status = facts.status;
    this.body = new ResponseBuffer(facts.html);
    const { bytes } = this.body;
    this.etag = `"${crc32(bytes).toString(36)}-${bytes.length.toString(36)}"`;
    this.records = facts.records;
    this.redirectTo = facts.redirectTo;
    this.retryAfter = facts.retryAfter;
    this.foreignSources = facts.foreignSources ?? [];
  }

  /** undefined: nothing of the viewer's own is put into it. */
  get shared(): SharedPart | undefined {
    this.#shared ??= SharedPart.of(this.body.bytes);
    return this.#shared;
  }

  get bytes(): number {
    // Its compressed form for members is beside those of its body.
    return this.body.memory + this.body.bytes.length * 0.2;
  }
}
