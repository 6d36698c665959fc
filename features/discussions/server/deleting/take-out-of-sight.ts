// The first step of what takes a discussion away: from here on it is gone for everybody.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { hideDiscussion, restoreDiscussion } from './hide-discussion.ts';
import { keepDeletedDiscussions } from './keep-deleted.ts';

/** It answers 410. `row` is locked. */
export async function takeOutOfSight(w: WriteContext, row: DiscussionRow): Promise<void> {
  await keepDeletedDiscussions(w, [row.discussion_id]);
  await hideForEverybody(w, row);
}

/** Counters leave it out from here on. */
export async function hideForEverybody(
  w: WriteContext,
  { discussion_id: discussionID }: DiscussionRow,
): Promise<void> {
  await hideDiscussion(w, discussionID);
  await w.db.execute(sql`update discussions set date_removed = now() where discussion_id = ${discussionID}`);
}

export async function bringBack(
  w: WriteContext,
  { discussion_id: discussionID }: DiscussionRow,
): Promise<void> {
  await w.db.execute(sql`update discussions set date_removed = null where discussion_id = ${discussionID}`);
  await restoreDiscussion(w, discussionID);
}
