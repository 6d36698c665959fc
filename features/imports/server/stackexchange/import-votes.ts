// Votes.xml: numbers without names for what went up and down, and two kinds that name something of ours.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertRows } from '../../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { setReactionNumbersFrom } from '../../../reactions/server/reaction.bulk.ts';
import { readDate } from '../clean-text.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { handOver } from '../imported-rows.ts';
import { inGroups } from '../pipeline.ts';
import { type Row, readRows } from './read-rows.ts';

const VOTES = 'votes';
/** They are this much smaller than posts. */
const SMALL_ROWS = 8;

const WITHOUT_COUNTERPART: Readonly<Record<string, string>> = {
  '4': 'an offensive flag',
  '6': 'a vote to close',
  '7': 'a vote to reopen',
  '8': 'the start of a bounty',
  '9': 'the end of a bounty',
  '10': 'a vote to delete',
  '11': 'a vote to undelete',
  '12': 'a spam flag',
  '15': 'a moderator’s review',
  '16': 'an approved edit',
};

interface Votes {
  questions: ReadonlyMap<string, number>;
  answers: ReadonlyMap<string, number>;
  users: ReadonlyMap<string, number>;
}

/**
 * Votes have no place of their own here, only their sums: these are counted again in every run and then set, so that an
 * interrupted run counts none twice. Bookmarks and acceptances are rows, and written once.
 */
export async function importVotes(run: ImportRun, file: string): Promise<void> {
  await run.transaction((tx) =>
    tx.execute(sql`delete from imported_vote_totals where source = ${run.source}`),
  );
  for await (const rows of inGroups(readRows(file), run.batchSize * SMALL_ROWS)) {
    run.read(VOTES, rows.length);
    await run.batch(async (tx, outcome) => {
      const lookups = await lookUp(run, tx, rows);
      const usable = rows.filter((row) => {
        const problem = voteProblem(row, lookups);
        if (problem !== undefined) outcome.reject(VOTES, row.Id ?? '?', problem);
        return problem === undefined;
      });
      await countUpAndDown(run, tx, usable, lookups);
      await writeNamed(run, tx, outcome, usable, lookups);
      outcome.take(VOTES, usable.length);
    });
    run.advance(VOTES, rows.length);
  }
  await run.batch((tx, outcome) => setTotals(run, tx, outcome));
}

async function lookUp(run: ImportRun, tx: Transaction, rows: readonly Row[]): Promise<Votes> {
  const postIDs = rows.map((row) => row.PostId ?? '');
  return {
    questions: await run.ids.findStanding(tx, 'questions', postIDs, 'discussions'),
    answers: await run.ids.findStanding(tx, 'answers', postIDs, 'comments'),
    users: await run.ids.find(
      tx,
      'users',
      rows.flatMap((row) => (row.UserId ? [row.UserId] : [])),
    ),
  };
}

function voteProblem(row: Row, { questions, answers, users }: Votes): string | undefined {
  const type = row.VoteTypeId ?? '';
  const postID = row.PostId ?? '';
  if (!row.Id) return 'it has no id';
  if (!['1', '2', '3', '5'].includes(type)) {
    return `${WITHOUT_COUNTERPART[type] ?? `a vote of type ${type}`}: there is nothing like it here`;
  }
  if (!questions.has(postID) && !answers.has(postID)) return `its post ${postID} is not among those imported`;
  if (type === '1' && !answers.has(postID)) return 'it accepts a post that is no answer';
  if (type === '5' && !questions.has(postID)) return 'only questions can be bookmarked';
  if (type === '5' && !users.has(row.UserId ?? '')) return 'nobody knows whose bookmark it is';
  return undefined;
}

async function countUpAndDown(
  run: ImportRun,
  tx: Transaction,
  rows: readonly Row[],
  { questions, answers }: Votes,
): Promise<void> {
  const counts = new Map<
    string,
    { record_type: string; record_id: number; urlcode: string; count: number }
  >();
  for (const { VoteTypeId, PostId = '' } of rows) {
    if (VoteTypeId !== '2' && VoteTypeId !== '3') continue;
    const urlcode = VoteTypeId === '2' ? 'Up' : 'Down';
    const question = questions.get(PostId);
    const record_type = question === undefined ? 'comment' : 'discussion';
    const record_id = question ?? answers.get(PostId) ?? 0;
    const key = `${record_type} ${record_id} ${urlcode}`;
    const known = counts.get(key) ?? { record_type, record_id, urlcode, count: 0 };
    known.count++;
    counts.set(key, known);
  }
  const columns = {
    source: 'text',
    record_type: 'text',
    record_id: 'int',
    urlcode: 'text',
    count: 'int',
  } as const;
  await insertRows(
    tx,
    'imported_vote_totals',
    columns,
    [...counts.values()].map((each) => ({ ...each, source: run.source })),
    sql`on conflict (source, record_type, record_id, urlcode)
      do update set count = imported_vote_totals.count + excluded.count`,
  );
}

/** Favourites become bookmarks; acceptances have the date an answer was accepted. */
async function writeNamed(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  rows: readonly Row[],
  { questions, answers, users }: Votes,
): Promise<void> {
  const named = rows.filter((row) => row.VoteTypeId === '1' || row.VoteTypeId === '5');
  const known = await run.ids.find(
    tx,
    VOTES,
    named.map((row) => row.Id ?? ''),
  );
  const fresh = named.filter((row) => !known.has(row.Id ?? ''));
  if (fresh.length === 0) return;
  const recordOf = ({ PostId = '' }: Row) => questions.get(PostId) ?? answers.get(PostId) ?? 0;
  const bookmarks = fresh
    .filter((row) => row.VoteTypeId === '5')
    .map((row) => ({
      user_id: users.get(row.UserId ?? '') ?? 0,
      discussion_id: recordOf(row),
      date_inserted: readDate(row.CreationDate) ?? '',
    }));
  await handOver(run.site, tx, 'bookmarks', bookmarks);
  const acceptances = fresh.flatMap((row) => {
    const date = row.VoteTypeId === '1' ? readDate(row.CreationDate) : undefined;
    return date ? [{ comment_id: recordOf(row), date_accepted: date }] : [];
  });
  await handOver(run.site, tx, 'acceptanceDates', acceptances);
  await run.ids.record(
    tx,
    VOTES,
    fresh.map((row) => [row.Id ?? '', recordOf(row)]),
  );
  outcome.hasChanges = true;
}

async function setTotals(run: ImportRun, tx: Transaction, outcome: Outcome): Promise<void> {
  const changed = await setReactionNumbersFrom(
    tx,
    sql`select record_type, record_id, urlcode, count from imported_vote_totals where source = ${run.source}`,
  );
  await tx.execute(sql`delete from imported_vote_totals where source = ${run.source}`);
  if (changed > 0) outcome.hasChanges = true;
}
