// The report: every row that was not taken with its reason, then the sums.
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ImportRun } from './import-run.ts';

const PAGE = 5000;

interface Rejected {
  kind: string;
  foreign_id: string;
  reason: string;
}

export async function writeReport(run: ImportRun, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Never half a report under the name of a whole one.
  const unfinished = `${file}.part`;
  await pipeline(Readable.from(linesOf(run)), createWriteStream(unfinished));
  await rename(unfinished, file);
}

async function* linesOf(run: ImportRun): AsyncGenerator<string> {
  for (let last = { kind: '', foreign_id: '' }; ; ) {
    const rows = await run.db.rows<Rejected>(sql`
      select kind, foreign_id, reason from import_rejections
      where source = ${run.source} and (kind, foreign_id) > (${last.kind}, ${last.foreign_id})
      order by kind, foreign_id limit ${sql.integer(PAGE)}`);
    const end = rows.at(-1);
    if (!end) break;
    last = end;
    yield rows
      .map(
        ({ kind, foreign_id, reason }) => `${JSON.stringify({ rejected: kind, id: foreign_id, reason })}\n`,
      )
      .join('');
  }
  for (const tally of run.tally.kinds) yield `${JSON.stringify(tally)}\n`;
}
