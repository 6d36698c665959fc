// Tables and posts without a counterpart here: each row is listed with its reason.
import type { ImportRun } from '../import-run.ts';
import { inGroups } from '../pipeline.ts';
import { BADGES, type BadgeGrant, writeBadges } from '../write-badges.ts';
import { type Row, readRows } from './read-rows.ts';
import { importTable } from './site-import.ts';

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

/** A duplicate is shown under the question, see notices.ts; the other links stand in the texts. */
export async function importPostLinks(run: ImportRun, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: () => 'post links',
    prepare: async (rows) => rows,
    write: async (tx, outcome, rows) => {
      const postIDs = rows.map((row) => row.PostId ?? '');
      const questions = await run.ids.findStanding(tx, 'questions', postIDs, 'discussions');
      for (const { Id = '', PostId = '', RelatedPostId, LinkTypeId } of rows) {
        if (LinkTypeId === '3' && questions.has(PostId)) outcome.take('post links');
        else if (LinkTypeId === '3')
          outcome.reject('post links', Id, `its post ${PostId} is not among those imported`);
        else
          outcome.reject(
            'post links',
            Id,
            `${PostId} refers to ${RelatedPostId}: the link itself stands in the text`,
          );
      }
    },
  });
}

export async function importBadges(run: ImportRun, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: () => BADGES,
    prepare: async (rows) => rows.map(badgeOf),
    write: (tx, outcome, badges) => writeBadges(run, tx, outcome, badges),
  });
}

function badgeOf(row: Row): BadgeGrant {
  return {
    foreignID: row.Id ?? '',
    owner: row.UserId ?? '',
    name: row.Name ?? '',
    badgeClass: Number(row.Class),
    isTagBased: row.TagBased?.toLowerCase() === 'true',
    dateAwarded: row.Date,
  };
}

async function rejectRows(
  run: ImportRun,
  file: string,
  check: (row: Row) => { kind: string; reason: string } | undefined,
): Promise<void> {
  for await (const rows of inGroups(readRows(file), BATCH)) {
    const checked = rows.flatMap((row) => {
      const decision = check(row);
      return decision ? [{ ...decision, foreignID: row.Id ?? '?' }] : [];
    });
    if (checked.length === 0) continue;
    for (const { kind } of checked) run.read(kind);
    await run.batch(async (_tx, outcome) => {
      for (const { kind, foreignID, reason } of checked) outcome.reject(kind, foreignID, reason);
    });
    run.advance(checked[0]?.kind ?? '', checked.length);
  }
}
