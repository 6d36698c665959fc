// How many rows of each kind were read, and what became of them.

export interface KindStats {
  kind: string;
  read: number;
  imported: number;
  rejected: number;
}

export class Stats {
  readonly #kinds = new Map<string, KindStats>();

  add(kind: string, counts: Partial<Omit<KindStats, 'kind'>>): void {
    const known = this.#kinds.get(kind) ?? { kind, read: 0, imported: 0, rejected: 0 };
    known.read += counts.read ?? 0;
    known.imported += counts.imported ?? 0;
    known.rejected += counts.rejected ?? 0;
    this.#kinds.set(kind, known);
  }

  get kinds(): KindStats[] {
    return [...this.#kinds.values()];
  }

  /** Every row that was read is either here or listed with its reason. */
  get unbalanced(): KindStats[] {
    return this.kinds.filter(({ read, imported, rejected }) => read !== imported + rejected);
  }
}

/** The stats as lines of a table, numbers to the right. */
export function statsTable(kinds: readonly KindStats[]): string[] {
  const head = ['', 'read', 'imported', 'rejected'];
  const rows = kinds.map(({ kind, ...counts }) => [
    kind,
    ...[counts.read, counts.imported, counts.rejected].map((count) => count.toLocaleString('en')),
  ]);
  const widths = head.map((title, at) =>
    Math.max(...[head, ...rows].map((row) => (row[at] ?? title).length)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}
