// The discussions of a batch that are here already, held before it writes.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { lockPosts } from '../../../discussions/server/bulk/bulk-posts.ts';
import { discussionsToHold, type RestrictedRow } from '../hold-restricted.ts';
import type { ImportRun } from '../import-run.ts';
import type { TopicPlan } from './prepare-topics.ts';

/** All that this batch changes, in one order and before anything else: people may be writing there. */
export async function lockDiscussions(
  run: ImportRun,
  tx: Transaction,
  plans: readonly TopicPlan[],
  restricted: readonly RestrictedRow[],
): Promise<void> {
  const changed = plans.filter(({ known, opening, replies }) => known && (opening || replies.length > 0));
  const ids = changed.map((plan) => plan.known?.discussionID ?? 0);
  const held = await discussionsToHold(run, tx, restricted);
  await lockPosts(tx, 'discussion', [...ids, ...held]);
}
