// What became of the rows of an export: from the old site's ids to ours.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** The map itself is in the database; only this much of it is cached for each kind. */
const MAX_CACHED = 50_000;

export class ForeignIDs {
  readonly #source: string;
  readonly #existing = new Map<string, Map<string, number>>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Those of the ids that are here already. */
  async find(db: Queryable, kind: string, foreignIDs: Iterable<string>): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    const existing = this.#cacheOf(kind);
    const requested = new Set<string>();
    for (const foreignID of foreignIDs) {
      const recordID = existing.get(foreignID);
      if (recordID === undefined) requested.add(foreignID);
      else found.set(foreignID, recordID);
    }
    if (requested.size === 0) return found;
    const rows = await db.rows<{ foreign_id: string; record_id: number }>(sql`
      select foreign_id, record_id from imported_records
      where source = ${this.#source} and kind = ${kind} and foreign_id = any(${[...requested]})`);
    if (existing.size + rows.length > MAX_CACHED) existing.clear();
    for (const { foreign_id, record_id } of rows) {
      found.set(foreign_id, record_id);
      existing.set(foreign_id, record_id);
    }
    return found;
  }

  /** As `find`, without what was deleted here since: nothing can be added to it any more. */
  async findStanding(
    db: Queryable,
    kind: string,
    foreignIDs: Iterable<string>,
    table: 'discussions' | 'comments',
  ): Promise<Map<string, number>> {
    const found = await this.find(db, kind, foreignIDs);
    if (found.size === 0) return found;
    const id = sql.raw(table === 'discussions' ? 'discussion_id' : 'comment_id');
    const rows = await db.rows<{ id: number }>(sql`
      select ${id} as id from ${sql.raw(table)} where ${id} = any(${[...new Set(found.values())]})`);
    const standing = new Set(rows.map((row) => row.id));
    return new Map([...found].filter(([, recordID]) => standing.has(recordID)));
  }

  /** Not cached before somebody asks: the transaction might still be undone. */
  async record(
    db: Queryable,
    kind: string,
    pairs: readonly (readonly [foreignID: string, recordID: number])[],
  ): Promise<void> {
    const rows = pairs.map(([foreign_id, record_id]) => ({
      source: this.#source,
      kind,
      foreign_id,
      record_id,
    }));
    await insertRows(
      db,
      'imported_records',
      { source: 'text', kind: 'text', foreign_id: 'text', record_id: 'int' },
      rows,
      sql`on conflict do nothing`,
    );
  }

  #cacheOf(kind: string): Map<string, number> {
    const known = this.#existing.get(kind) ?? new Map<string, number>();
    this.#existing.set(kind, known);
    return known;
  }
}
