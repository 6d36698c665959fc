// The opening post of a topic whose answers came first: it takes the place of the line that stood for it.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { replaceOpening } from '../../../discussions/server/bulk/bulk-discussions.ts';
import { forgetDocuments } from '../../../search/server/forget-documents.ts';
import { hold } from '../hold-restricted.ts';
import type { ImportRun } from '../import-run.ts';
import type { TopicPlan } from './prepare-topics.ts';

export async function writeLateOpening(
  run: ImportRun,
  tx: Transaction,
  { known, opening }: TopicPlan,
): Promise<void> {
  if (!known || !opening) return;
  const { body, userID, dateInserted, dateUpdated, dateHeld, likes, post } = opening;
  await replaceOpening(tx, known.discussionID, {
    insert_user_id: userID,
    date_inserted: dateInserted,
    date_updated: dateUpdated,
    score: likes,
    body,
  });
  await run.ids.record(tx, 'opening posts', [[post.id, known.discussionID]]);
  if (dateHeld !== undefined) await hold(run, tx, 'discussion', [known.discussionID]);
  // The index has the line that stood there. At the end it gets what it has not.
  await forgetDocuments(tx, 'discussion', [known.discussionID]);
}
