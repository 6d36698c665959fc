// What an earlier run took and this export says is not for everybody: it is closed, once. Whoever lets it be seen
// again afterwards is not overruled by the next run.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { commentHidden } from '../../comments/comments.events.ts';
import { discussionHidden } from '../../discussions/discussions.events.ts';
import { importWithdrawn } from '../imports.events.ts';
import type { ImportRun, Outcome } from './import-run.ts';
import { lockInOrder } from './lock-in-order.ts';

const WITHDRAWN = 'withdrawn';

export interface RestrictedRow {
  /** As in `imported_records`. */
  kind: string;
  foreignID: string;
}

/** Which of our tables the old site's kinds of rows went to. */
const TABLES: Readonly<Record<string, 'discussions' | 'comments'>> = {
  topics: 'discussions',
  'opening posts': 'discussions',
  posts: 'comments',
  questions: 'discussions',
  answers: 'comments',
  comments: 'comments',
};

export async function holdRestricted(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  rows: readonly RestrictedRow[],
): Promise<void> {
  for (const table of ['discussions', 'comments'] as const) {
    const fresh = await notYetHeld(run, tx, table, rows);
    if (fresh.length === 0) continue;
    const ids = fresh.map(([, recordID]) => recordID);
    await lockInOrder(tx, table, ids);
    await hold(run, tx, table, ids);
    await run.ids.record(tx, WITHDRAWN, fresh);
    outcome.hasChanges = true;
  }
}

/** For who locks discussions before that. */
export async function discussionsToHold(
  run: ImportRun,
  tx: Transaction,
  rows: readonly RestrictedRow[],
): Promise<number[]> {
  return (await notYetHeld(run, tx, 'discussions', rows)).map(([, recordID]) => recordID);
}

/** With the key under which they are remembered as held. */
async function notYetHeld(
  run: ImportRun,
  tx: Transaction,
  table: 'discussions' | 'comments',
  rows: readonly RestrictedRow[],
): Promise<[key: string, recordID: number][]> {
  const inTable = rows.filter((row) => TABLES[row.kind] === table);
  const known: [string, number][] = [];
  for (const [kind, ofKind] of Map.groupBy(inTable, (row) => row.kind)) {
    const ids = ofKind.map((row) => row.foreignID);
    for (const [foreignID, recordID] of await run.ids.find(tx, kind, ids))
      known.push([`${kind} ${foreignID}`, recordID]);
  }
  const before = await run.ids.find(
    tx,
    WITHDRAWN,
    known.map(([key]) => key),
  );
  return known.filter(([key]) => !before.has(key));
}

/** What is seen now; the transaction must have it locked. */
export async function hold(
  { site, source }: ImportRun,
  tx: Transaction,
  table: 'discussions' | 'comments',
  ids: readonly number[],
): Promise<void> {
  const isDiscussions = table === 'discussions';
  const posts = sql.raw(isDiscussions ? 'discussions' : 'comments');
  const id = sql.raw(isDiscussions ? 'discussion_id' : 'comment_id');
  const rows = await tx.rows<{ id: number; discussion_id: number; category_id: number }>(sql`
    update ${posts} held set date_held = now() where ${id} = any(${ids}) and date_held is null
    returning ${id} as id, discussion_id,
      (select category_id from discussions d where d.discussion_id = held.discussion_id) as category_id`);
  if (rows.length === 0) return;
  const w = site.writeContext(tx, systemViewer(), 'en');
  const { userID } = w.viewer;
  // As if somebody had hidden it: the search forgets it in this very transaction.
  for (const { id, discussion_id: discussionID, category_id: categoryID } of rows) {
    if (isDiscussions) await w.announce(discussionHidden, { discussionID, categoryID, userID });
    else await w.announce(commentHidden, { commentID: id, discussionID, userID });
  }
  // Not at the end of the import: nobody is to read it a moment longer.
  await w.announce(importWithdrawn, { source }, { invalidates: [cacheTag.everything] });
}
