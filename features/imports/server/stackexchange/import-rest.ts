// Tables and posts without a counterpart here: each row is listed with its reason.
import type { ImportRun } from '../import-run.ts';
import { inGroups } from '../pipeline.ts';
import { type Row, readRows } from './read-rows.ts';

const BATCH = 5000;

const POST_TYPES: Readonly<Record<string, string>> = {
  '3': 'an orphaned tag wiki',
  '6': 'a candidacy for an election',
  '7': 'a wiki placeholder',
  '8': 'a privilege wiki',
};

export function importOtherPosts(run: ImportRun, file: string): Promise<void> {
  return rejectRows(run, file, (row) => {
    if (['1', '2', '4', '5'].includes(row.PostTypeId ?? '')) return undefined;
    const what = POST_TYPES[row.PostTypeId ?? ''] ?? `a post of type ${row.PostTypeId ?? 'unknown'}`;
    return { kind: 'other posts', reason: `${what}: there is nothing like it here` };
  });
}

export function importPostLinks(run: ImportRun, file: string): Promise<void> {
  return rejectRows(run, file, (row) => ({
    kind: 'post links',
    reason:
      row.LinkTypeId === '3'
        ? `${row.PostId} is a duplicate of ${row.RelatedPostId}: discussions have no such mark here`
        : `${row.PostId} refers to ${row.RelatedPostId}: the link itself stands in the text`,
  }));
}

export function importBadges(run: ImportRun, file: string): Promise<void> {
  return rejectRows(run, file, (row) => ({
    kind: 'badges',
    reason: `${row.Name ?? 'a badge'} of user ${row.UserId}: there are no badges here`,
  }));
}

async function rejectRows(
  run: ImportRun,
  file: string,
  judge: (row: Row) => { kind: string; reason: string } | undefined,
): Promise<void> {
  for await (const rows of inGroups(readRows(file), BATCH)) {
    const judged = rows.flatMap((row) => {
      const judgement = judge(row);
      return judgement ? [{ ...judgement, foreignID: row.Id ?? '?' }] : [];
    });
    if (judged.length === 0) continue;
    for (const { kind } of judged) run.read(kind);
    await run.batch(async (_tx, outcome) => {
      for (const { kind, foreignID, reason } of judged) outcome.reject(kind, foreignID, reason);
    });
    run.advance(judged[0]?.kind ?? '', judged.length);
  }
}
