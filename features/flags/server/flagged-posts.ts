// What flags do beyond telling moderators: past its limits a post is recorded, then held.

import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { commentActs } from '../../comments/server/comment.acts.ts';
import { hideComment, restoreComment } from '../../comments/server/deleting/hide-comment.ts';
import { hideDiscussion, restoreDiscussion } from '../../discussions/server/deleting/hide-discussion.ts';
import { discussionActs } from '../../discussions/server/discussion.acts.ts';
import { lockDiscussion } from '../../discussions/server/discussion.rows.ts';
import type { ReactionRecordType } from '../../reactions/reactions.contract.ts';
import { type ReactionTypeRow, reactionTypesSnapshot } from '../../reactions/server/reaction.types.ts';
import { flagError } from '../flags.contract.ts';
import { postFlagged } from '../flags.events.ts';
import { flagConfig } from './flag.config.ts';

interface FlaggedPost {
  recordType: ReactionRecordType;
  recordID: number;
}

interface RestoredPost extends FlaggedPost {
  discussionID: number;
  categoryID: number;
  insertUserID: number;
}

/**
 * In the very transaction that gives the flag: giving it locked the post's total for this type, so the flags are
 * counted one after the other, and the one that reaches the limit knows.
 */
export async function holdWhatIsFlagged(
  w: WriteContext,
  { urlcode, recordType, recordID }: FlaggedPost & { urlcode: string },
): Promise<void> {
  const { byUrlcode } = await w.site.snapshots.get(reactionTypesSnapshot);
  const type = byUrlcode.get(urlcode.toLowerCase());
  if (type?.class !== 'Flag' || (type.logged_at === null && type.removed_at === null)) return;
  const post = { recordType, recordID };
  const weight = await weightOf(w, post, type);
  const isRemovable = weight >= (type.removed_at ?? Number.POSITIVE_INFINITY);
  if (!isRemovable && weight < (type.logged_at ?? Number.POSITIVE_INFINITY)) return;
  await putOnRecord(w, post, type);
  if (isRemovable && (await isAwaitingReview(w, post)) && !(await isSpared(w, post))) await remove(w, post);
}

async function weightOf(w: WriteContext, post: FlaggedPost, type: ReactionTypeRow): Promise<number> {
  const row = await w.db.row<{ weight: number }>(sql`
    select coalesce(sum(weight), 0)::int as weight from reactions
    where record_type = ${post.recordType} and record_id = ${post.recordID} and urlcode = ${type.urlcode}`);
  return row?.weight ?? 0;
}

async function putOnRecord(w: WriteContext, post: FlaggedPost, type: ReactionTypeRow): Promise<void> {
  const isNew = await w.db.execute(sql`
    insert into flagged_posts (record_type, record_id, urlcode)
    values (${post.recordType}, ${post.recordID}, ${type.urlcode}) on conflict do nothing`);
  if (isNew > 0) await w.announce(postFlagged, { ...post, urlcode: type.urlcode });
}

/** What a moderator restored stays. */
async function isAwaitingReview(w: WriteContext, post: FlaggedPost): Promise<boolean> {
  const row = await w.db.row<{ is_open: boolean }>(sql`
    select date_removed is null and date_restored is null as is_open from flagged_posts
    where record_type = ${post.recordType} and record_id = ${post.recordID} for update`);
  return row?.is_open ?? false;
}

/** A discussion that many took part in is not taken from them by a few. */
async function isSpared(w: WriteContext, post: FlaggedPost): Promise<boolean> {
  const from = (await w.site.snapshots.get(configSnapshot)).get(flagConfig.sparedFromComments);
  if (post.recordType === 'comment' || from === 0) return false;
  const row = await w.db.row<{ count_comments: number }>(
    sql`select count_comments from discussions where discussion_id = ${post.recordID}`,
  );
  return (row?.count_comments ?? 0) >= from;
}

async function remove(w: WriteContext, post: FlaggedPost): Promise<void> {
  const isHidden = await (post.recordType === 'discussion' ? hideDiscussion : hideComment)(w, post.recordID);
  // What waits for approval is hidden already; approving it is another decision.
  if (!isHidden) return;
  await w.db.execute(sql`
    update flagged_posts set date_removed = now()
    where record_type = ${post.recordType} and record_id = ${post.recordID}`);
}

export async function restorePost(
  w: WriteContext,
  { recordType, recordID, discussionID, categoryID, insertUserID }: RestoredPost,
): Promise<void> {
  await lockDiscussion(w.db, discussionID);
  const restored = await w.db.execute(sql`
    update flagged_posts set date_restored = now(), restore_user_id = ${w.viewer.userID}
    where record_type = ${recordType} and record_id = ${recordID} and date_removed is not null
      and date_restored is null`);
  if (restored === 0) throw flagError('flag.notRemoved');
  await (recordType === 'discussion' ? restoreDiscussion : restoreComment)(w, recordID);
  await recordAct(w, recordType === 'discussion' ? discussionActs.restored : commentActs.restored, {
    recordID,
    recordUserID: insertUserID,
    categoryID,
  });
}
