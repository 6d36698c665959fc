// Tables and posts without a counterpart here: each row is listed with its reason.
import { sql } from '../../../../platform/server/db/sql.ts';
import { cleanLine, readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { insertRows } from '../insert-rows.ts';
import { inGroups } from '../pipeline.ts';
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

/** Nobody sees them yet: they wait for badges to come. */
export async function importBadges(run: ImportRun, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: () => 'badges',
    prepare: async (rows) => rows,
    write: async (tx, outcome, rows) => {
      const users = await run.ids.find(
        tx,
        'users',
        rows.flatMap((row) => (row.UserId ? [row.UserId] : [])),
      );
      const badges = rows.flatMap((row) => {
        const user_id = users.get(row.UserId ?? '');
        const name = cleanLine(row.Name ?? '', 200);
        if (user_id !== undefined && name !== '')
          return [{ ...badgeOf(row), user_id, name, source: run.source }];
        outcome.reject(
          'badges',
          row.Id ?? '?',
          name === '' ? 'it has no name' : 'nobody knows whose badge it is',
        );
        return [];
      });
      await insertRows(tx, 'imported_badges', BADGE, badges, sql`on conflict do nothing`);
      await run.ids.record(
        tx,
        'badges',
        badges.map(({ foreign_id, user_id }) => [foreign_id, user_id]),
      );
      outcome.write('badges', badges.length);
    },
  });
}

const BADGE = {
  source: 'text',
  foreign_id: 'text',
  user_id: 'int',
  name: 'text',
  class: 'smallint',
  is_tag_based: 'boolean',
  date_awarded: 'timestamptz',
};

function badgeOf(row: Row) {
  return {
    foreign_id: row.Id ?? '',
    class: /^[123]$/.test(row.Class ?? '') ? Number(row.Class) : undefined,
    is_tag_based: row.TagBased?.toLowerCase() === 'true',
    date_awarded: readDate(row.Date),
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
