// Small things every request needs (categories, roles, settings) are read once and kept until an event touches them.

export interface Snapshot<T, Source> {
  name: string;
  tags: readonly string[];
  load: (source: Source) => Promise<T>;
}

export class Snapshots<Source> {
  readonly #source: Source;
  readonly #isTrusted: () => boolean;
  readonly #kept = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>();

  constructor(source: Source, isTrusted: () => boolean) {
    this.#source = source;
    this.#isTrusted = isTrusted;
  }

  get<T>(snapshot: Snapshot<T, Source>): Promise<T> {
    if (!this.#isTrusted()) return snapshot.load(this.#source);
    const kept = this.#kept.get(snapshot.name);
    if (kept) return kept.value as Promise<T>;
    const entry = { tags: snapshot.tags, value: snapshot.load(this.#source) as Promise<unknown> };
    this.#kept.set(snapshot.name, entry);
    // A failed load is not kept: the next reader tries again.
    entry.value.catch(() => {
      if (this.#kept.get(snapshot.name) === entry) this.#kept.delete(snapshot.name);
    });
    return entry.value as Promise<T>;
  }

  touch(tags: readonly string[]): void {
    const all = tags.includes('*');
    for (const [name, { tags: own }] of this.#kept) {
      if (all || own.some((tag) => tags.includes(tag))) this.#kept.delete(name);
    }
  }
}
