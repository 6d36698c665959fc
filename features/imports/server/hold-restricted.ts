// What an earlier run took and this export says is not for everybody: it is closed, once. Whoever lets it be seen
// again afterwards is not overruled by the next run.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { commentHidden } from '../../comments/comments.events.ts';
import { discussionHidden } from '../../discussions/discussions.events.ts';
import { holdPosts, lockPosts, type PostRecordType } from '../../discussions/server/bulk/bulk-posts.ts';
import { importWithdrawn } from '../imports.events.ts';
import type { ImportRun, Outcome } from './import-run.ts';

const WITHDRAWN = 'withdrawn';

export interface RestrictedRow {
  /** As in `imported_records`. */
  kind: string;
  foreignID: string;
}

/** What the old site's kinds of rows became here. */
const RECORD_TYPES: Readonly<Record<string, PostRecordType>> = {
  topics: 'discussion',
  'opening posts': 'discussion',
  posts: 'comment',
  questions: 'discussion',
  answers: 'comment',
  comments: 'comment',
};

export async function holdRestricted(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  rows: readonly RestrictedRow[],
): Promise<void> {
  for (const recordType of ['discussion', 'comment'] as const) {
    const fresh = await notYetHeld(run, tx, recordType, rows);
    if (fresh.length === 0) continue;
    const ids = fresh.map(([, recordID]) => recordID);
    await lockPosts(tx, recordType, ids);
    await hold(run, tx, recordType, ids);
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
  return (await notYetHeld(run, tx, 'discussion', rows)).map(([, recordID]) => recordID);
}

/** With the key under which they are remembered as held. */
async function notYetHeld(
  run: ImportRun,
  tx: Transaction,
  recordType: PostRecordType,
  rows: readonly RestrictedRow[],
): Promise<[key: string, recordID: number][]> {
  const ofType = rows.filter((row) => RECORD_TYPES[row.kind] === recordType);
  const known: [string, number][] = [];
  for (const [kind, ofKind] of Map.groupBy(ofType, (row) => row.kind)) {
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
  recordType: PostRecordType,
  ids: readonly number[],
): Promise<void> {
  const rows = await holdPosts(tx, recordType, ids);
  if (rows.length === 0) return;
  const w = site.writeContext(tx, systemViewer(), 'en');
  const { userID } = w.viewer;
  // As if somebody had hidden it: the search forgets it in this very transaction.
  for (const { id, discussion_id: discussionID, category_id: categoryID } of rows) {
    if (recordType === 'discussion') await w.announce(discussionHidden, { discussionID, categoryID, userID });
    else await w.announce(commentHidden, { commentID: id, discussionID, userID });
  }
  // Not at the end of the import: nobody is to read it a moment longer.
  await w.announce(importWithdrawn, { source }, { invalidates: [cacheTag.everything] });
}
