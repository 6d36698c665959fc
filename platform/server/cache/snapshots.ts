// Small things every request needs (categories, roles, settings) are read once and cached until an event invalidates them.

export interface Snapshot<T, Source> {
  name: string;
  tags: readonly string[];
  load: (source: Source) => Promise<T>;
}

export class Snapshots<Source> {
  readonly #source: Source;
  readonly #isTrusted: () => boolean;
  readonly #cached = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>();

  constructor(source: Source, isTrusted: () => boolean) {
    this.#source = source;
    this.#isTrusted = isTrusted;
  }

  get<T>(snapshot: Snapshot<T, Source>): Promise<T> {
    if (!this.#isTrusted()) return snapshot.load(this.#source);
    const cached = this.#cached.get(snapshot.name);
    if (cached) return cached.value as Promise<T>;
    const entry = { tags: snapshot.tags, value: snapshot.load(this.#source) as Promise<unknown> };
    this.#cached.set(snapshot.name, entry);
    // A failed load is not cached: the next reader tries again.
    entry.value.catch(() => {
      if (this.#cached.get(snapshot.name) === entry) this.#cached.delete(snapshot.name);
    });
    return entry.value as Promise<T>;
  }

  invalidate(tags: readonly string[]): void {
    const all = tags.includes('*');
    for (const [name, { tags: own }] of this.#cached) {
      if (all || own.some((tag) => tags.includes(tag))) this.#cached.delete(name);
    }
  }
}
