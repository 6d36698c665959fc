// An LRU cache of HTML fragments, in bytes.
import type { SiteMeta } from '../platform/contract/page.ts';
import { numberOf } from '../platform/server/cache/immutable.ts';

/** Letters of keys and bytes of HTML together. */
const MOST_BYTES = 16 * 1024 * 1024;
const MAX_CONTEXTS = 500;

interface Entry {
  html?: Buffer;
  /** Drawn by these facts of the address too: the HTML lies under a key that has their values. */
  reads: readonly string[];
  /** The count of uses when it was moved to the end of the map. */
  movedAt: number;
}

/** By the names of what is read. */
type Address = Readonly<Record<string, string>>;

/** A cache key of a value: its JSON, or the identity of an immutable object. */
export function textOf(value: object): string {
  const number = numberOf(value);
  return number === undefined ? JSON.stringify(value) : `#${number}`;
}

export class HtmlFragmentCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #uses = 0;
  /** What fragments depend on beside what they show. Long, so it is known by an id. */
  readonly #contexts = new Map<string, number>();
  #lastContext = 0;

  constructor(maxBytes = MOST_BYTES) {
    this.#maxBytes = maxBytes;
  }

  contextIDOf(site: SiteMeta): number {
    // Dates of other years are shown with their year.
    const facts = `${new Date().getFullYear()} ${textOf(site)}`;
    const known = this.#contexts.get(facts);
    if (known !== undefined) return known;
    if (this.#contexts.size >= MAX_CONTEXTS) this.#contexts.clear();
    this.#contexts.set(facts, ++this.#lastContext);
    return this.#lastContext;
  }

  find(key: string, address: Address): { html: Buffer; reads: readonly string[] } | undefined {
    const entry = this.#use(key);
    if (!entry) return undefined;
    const { reads } = entry;
    const html = entry.html ?? this.#use(withValues(key, reads, address))?.html;
    return html === undefined ? undefined : { html, reads };
  }

  put(key: string, reads: readonly string[], address: Address, html: Buffer): void {
    if (reads.length > 0) this.#set(key, { reads });
    this.#set(reads.length > 0 ? withValues(key, reads, address) : key, { html, reads });
  }

  dropOldest(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(key);
    }
  }

  #use(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // The map's order is the order of use, roughly: what went to its end a moment ago stays where it is.
    if (++this.#uses - entry.movedAt > this.#entries.size) {
      entry.movedAt = this.#uses;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  #set(key: string, entry: Omit<Entry, 'movedAt'>): void {
    this.#drop(key);
    this.#entries.set(key, { ...entry, movedAt: this.#uses });
    this.#bytes += key.length + (entry.html?.length ?? 0);
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= key.length + (entry.html?.length ?? 0);
  }
}

function withValues(key: string, reads: readonly string[], address: Address): string {
  return `${key}\n${reads.map((read) => `${read} ${address[read]}`).join('\n')}`;
}
