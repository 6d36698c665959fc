// A cache whose entries are dropped by tags: rendered pages by audience and address, for one.

export interface CacheEntry {
  key: string;
  tags: ReadonlySet<string>;
  bytes: number;
}

/** Of which the site has one for all kinds of data; the beginning of a key says which it is. */
export interface CachedData extends CacheEntry {
  value: unknown;
}

export class TaggedCache<Page extends CacheEntry> {
  readonly #isTrusted: () => boolean;
  readonly #maxBytes: number;
  readonly #pages = new Map<string, Page>();
  readonly #keysByTag = new Map<string, Set<string>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;
  /** Goes up with every invalidation: an entry that was being made meanwhile must not be stored. */
  #generation = 0;

  /** While it cannot be trusted it holds what it has, and gives nothing out. */
  constructor(isTrusted: () => boolean, maxBytes = 128 * 1024 * 1024) {
    this.#isTrusted = isTrusted;
    this.#maxBytes = maxBytes;
  }

  get generation(): number {
    return this.#generation;
  }

  /** How much it holds, and how often what was asked for was there. */
  get usage() {
    return { entries: this.#pages.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page || !this.#isTrusted()) {
      this.#misses++;
      return undefined;
    }
    this.#hits++;
    // Re-inserted at the end: the map's order is the order of use. It matters only where room gets scarce.
    if (this.#bytes > this.#maxBytes / 2) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** Stores the entry, unless something was invalidated since its making began. */
  put(page: Page, madeAt: number): void {
    if (madeAt !== this.#generation || page.bytes > this.#maxBytes / 8) return;
    this.#drop(page.key);
    this.#pages.set(page.key, page);
    this.#bytes += page.bytes;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(page.key);
      else this.#keysByTag.set(tag, new Set([page.key]));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  invalidate(tags: readonly string[]): void {
    this.#generation++;
    if (tags.includes('*')) {
      this.#pages.clear();
      this.#keysByTag.clear();
      this.#bytes = 0;
      return;
    }
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#drop(key);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
