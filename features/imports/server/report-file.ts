// The report: every row that was not taken with its reason, what was taken but changed, badges by name, then the sums.
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ImportRun } from './import-run.ts';

const PAGE = 5000;

export async function writeReport(run: ImportRun, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Never half a report under the name of a whole one.
  const unfinished = `${file}.part`;
  await pipeline(Readable.from(linesOf(run)), createWriteStream(unfinished, { mode: 0o600 }));
  await rename(unfinished, file);
}

async function* linesOf(run: ImportRun): AsyncGenerator<string> {
  yield* linesOfTable(run, { table: 'import_rejections', column: 'reason', key: 'rejected', place: 'place' });
  yield* linesOfTable(run, { table: 'import_notes', column: 'note', key: 'noted', place: 'null' });
  yield* linesOfBadges(run);
  for (const remarks of run.remarks) yield `${JSON.stringify({ remarks })}\n`;
  for (const stats of run.stats.kinds) yield `${JSON.stringify(stats)}\n`;
}

/** What members had earned, by name: as many lines as the old site had kinds of badges. */
async function* linesOfBadges(run: ImportRun): AsyncGenerator<string> {
  const kinds = await run.db.rows<{ name: string; class: number | null; count: number }>(sql`
    select name, class, count(*)::int as count from imported_badges where source = ${run.source}
    group by name, class order by name, class limit ${sql.integer(PAGE)}`);
  for (const kind of kinds)
    yield `${JSON.stringify({ badge: kind.name, class: kind.class, count: kind.count })}\n`;
}

interface RemarkTable {
  table: string;
  column: 'reason' | 'note';
  key: string;
  place: string;
}

interface Row {
  kind: string;
  foreign_id: string;
  reason: string;
  place: string | null;
}

/** The remark about each row, in the order of the key. */
async function* linesOfTable(
  run: ImportRun,
  { table, column, key, place }: RemarkTable,
): AsyncGenerator<string> {
  const name = sql.raw(column);
  for (let last = { kind: '', foreign_id: '', reason: '' }; ; ) {
    const rows = await run.db.rows<Row>(sql`
      select kind, foreign_id, ${name} as reason, ${sql.raw(place)} as place from ${sql.raw(table)}
      where source = ${run.source} and (kind, foreign_id, ${name}) > (${last.kind}, ${last.foreign_id}, ${last.reason})
      order by kind, foreign_id, ${name} limit ${sql.integer(PAGE)}`);
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    const lines = rows.map((row) => {
      const at = row.place === null ? {} : { place: row.place };
      return `${JSON.stringify({ [key]: row.kind, id: row.foreign_id, ...at, [column]: row.reason })}\n`;
    });
    yield lines.join('');
  }
}
