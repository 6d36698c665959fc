// Giving a reaction and taking it back. One per person and post; flags are separate.
import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { changedMeanwhile } from '../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';
import { reactionAdded, reactionRemoved } from '../reactions.events.ts';
import type { ReactionRecord } from './reaction.records.ts';
import { type ReactionTypeRow, reactionTypesSnapshot } from './reaction.types.ts';

/** What a person gave, and what it brought the author. */
interface Given {
  urlcode: string;
  points: number;
}

interface LockedReaction {
  earlier: Given | undefined;
  /** Whose the post is now: `ReactionRecord` was read before. */
  authorID: number;
}

/** Replaces the person's earlier reaction. Answers false where it was given already. */
export async function giveReaction(
  w: WriteContext,
  record: ReactionRecord,
  userID: number,
  type: ReactionTypeRow,
): Promise<boolean> {
  const isFlag = type.class === 'Flag';
  const { earlier, authorID } = await lockReaction(w, record, userID, isFlag);
  if (earlier?.urlcode === type.urlcode) return false;
  const change = { given: { urlcode: type.urlcode, points: type.points }, taken: earlier };
  const scoreChange = await scoreChangeOf(w, change);
  if (scoreChange !== 0) lockForScore(w, record);
  const weight = w.viewer.can('curation.manage') ? type.curator_weight : 1;
  w.db.send(sql`
    insert into reactions (record_type, record_id, user_id, urlcode, is_flag, weight, points)
    values (${record.recordType}, ${record.recordID}, ${userID}, ${type.urlcode}, ${isFlag}, ${weight}, ${type.points})
    on conflict (record_type, record_id, user_id, is_flag) do update set urlcode = excluded.urlcode,
      date_inserted = excluded.date_inserted, weight = excluded.weight, points = excluded.points`);
  weigh(w, record, authorID, change);
  await announce(w, reactionAdded, record, { userID, type, scoreChange });
  return true;
}

/** Answers false where there was nothing to take back. */
export async function retractReaction(
  w: WriteContext,
  record: ReactionRecord,
  userID: number,
  type: ReactionTypeRow,
): Promise<boolean> {
  const isFlag = type.class === 'Flag';
  const { earlier: taken, authorID } = await lockReaction(w, record, userID, isFlag);
  if (taken?.urlcode !== type.urlcode) return false;
  const change = { given: undefined, taken };
  const scoreChange = await scoreChangeOf(w, change);
  if (scoreChange !== 0) lockForScore(w, record);
  w.db.send(sql`
    delete from reactions
    where record_type = ${record.recordType} and record_id = ${record.recordID} and user_id = ${userID}
      and is_flag = ${isFlag}`);
  weigh(w, record, authorID, change);
  await announce(w, reactionRemoved, record, { userID, type, scoreChange });
  return true;
}

/** Posts that are deleted take their reactions along. Points that were given for them stay. */
export async function forgetReactions(
  w: WriteContext,
  recordType: ReactionRecordType,
  ids: readonly number[],
): Promise<void> {
  await w.db.execute(sql`
    with forgotten as (delete from reactions where record_type = ${recordType} and record_id = any(${ids}))
    delete from reaction_totals where record_type = ${recordType} and record_id = any(${ids})`);
}

/**
 * The lock is on the person and the post, so that two calls of the same person follow each other, while
 * different people never wait here. The post itself cannot be deleted meanwhile.
 */
async function lockReaction(
  w: WriteContext,
  { recordType, recordID }: ReactionRecord,
  userID: number,
  isFlag: boolean,
): Promise<LockedReaction> {
  const name = `reaction:${recordType}:${recordID}:${userID}`;
  w.db.send(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  // A flag may hide the post, and discussions are locked before what they hold.
  if (isFlag) await lockDiscussionOf(w, recordType, recordID);
  // One after the other, but waited for together.
  const [post, earlier] = await Promise.all([
    w.db.row<{ insert_user_id: number }>(
      recordType === 'discussion'
        ? sql`select insert_user_id from discussions where discussion_id = ${recordID} for key share`
        : sql`select insert_user_id from comments where comment_id = ${recordID} for key share`,
    ),
    w.db.row<Given>(sql`
      select urlcode, points from reactions
      where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID} and is_flag = ${isFlag}`),
  ]);
  if (!post) throw notFound(recordType === 'discussion' ? 'Discussion' : 'Comment');
  return { earlier, authorID: post.insert_user_id };
}

async function lockDiscussionOf(
  w: WriteContext,
  recordType: ReactionRecordType,
  recordID: number,
): Promise<void> {
  const placeOf = async () => {
    if (recordType === 'discussion') return recordID;
    const row = await w.db.row<{ discussion_id: number }>(
      sql`select discussion_id from comments where comment_id = ${recordID}`,
    );
    return row?.discussion_id;
  };
  const seenID = await placeOf();
  await w.db.execute(sql`select from discussions where discussion_id = ${seenID ?? null} for no key update`);
  if ((await placeOf()) !== seenID) throw changedMeanwhile('The place of a comment');
}

interface ChangedReaction {
  given: Given | undefined;
  taken: Given | undefined;
}

async function scoreChangeOf(w: WriteContext, { given, taken }: ChangedReaction): Promise<number> {
  const { byUrlcode } = await w.site.snapshots.get(reactionTypesSnapshot);
  const scoreOf = (one: Given | undefined) => byUrlcode.get(one?.urlcode.toLowerCase() ?? '')?.score_change;
  return (scoreOf(given) ?? 0) - (scoreOf(taken) ?? 0);
}

/**
 * The score stands in the post. Whoever moves a post locks it, and then waits for all who are reacting to it: so these
 * lock it before they share that other lock, with the row of their reaction.
 */
function lockForScore(w: WriteContext, { recordType, recordID }: ReactionRecord): void {
  w.db.send(
    recordType === 'discussion'
      ? sql`select from discussions where discussion_id = ${recordID} for no key update`
      : sql`select from comments where comment_id = ${recordID} for no key update`,
  );
}

/** Totals and points move by what really changed. */
function weigh(
  w: WriteContext,
  record: ReactionRecord,
  authorID: number,
  { given, taken }: ChangedReaction,
): void {
  w.db.send(sql`
    insert into reaction_totals (record_type, record_id, urlcode, count)
    select ${record.recordType}, ${record.recordID}, urlcode, change
    from (values (${given?.urlcode ?? null}::text, 1), (${taken?.urlcode ?? null}::text, -1)) as changes (urlcode, change)
    where urlcode is not null order by urlcode
    on conflict (record_type, record_id, urlcode) do update set count = reaction_totals.count + excluded.count`);
  const points = (given?.points ?? 0) - (taken?.points ?? 0);
  if (points === 0) return;
  // Who gives the post to another author waits for this reaction, or was there before it: then it is tried again.
  w.db.send(sql`select require_author(${record.recordType}, ${record.recordID}, ${authorID})`);
  changeUserCounters(w, authorID, { points });
}

async function announce(
  w: WriteContext,
  event: typeof reactionAdded,
  { recordType, recordID, discussionID, categoryID, insertUserID }: ReactionRecord,
  { type, ...given }: { userID: number; type: ReactionTypeRow; scoreChange: number },
): Promise<void> {
  // The score of a discussion stands in the lists, and may be what they are sorted by.
  const isInLists = recordType === 'discussion' && given.scoreChange !== 0;
  const lists = isInLists ? [cacheTag.categoryPosts(categoryID), cacheTag.allPosts] : [];
  await w.announce(
    event,
    {
      recordType,
      recordID,
      discussionID,
      categoryID,
      insertUserID,
      ...given,
      urlcode: type.urlcode,
      class: type.class,
    },
    { invalidates: [cacheTag.discussion(discussionID), cacheTag.userPosts(insertUserID), ...lists] },
  );
}

/** Posts that come back bring theirs along, as they were recorded when they went. Nobody gets points for them again. */
export async function restoreReactions(
  w: WriteContext,
  recordType: ReactionRecordType,
  recorded: readonly object[],
): Promise<void> {
  await w.db.execute(sql`
    with restored as (
      insert into reactions (record_type, record_id, user_id, urlcode, is_flag, date_inserted, points)
      select ${recordType}, r.record_id, r.user_id, r.urlcode, r.is_flag, r.date_inserted, coalesce(r.points, 0)
      from jsonb_populate_recordset(null::reactions, ${JSON.stringify(recorded)}::jsonb) r
      join users using (user_id) join reaction_types using (urlcode)
      where r.record_type = ${recordType}
      on conflict do nothing returning record_id, urlcode
    )
    insert into reaction_totals (record_type, record_id, urlcode, count)
    select ${recordType}, record_id, urlcode, count(*)::int from restored group by 2, 3 order by 2, 3
    on conflict (record_type, record_id, urlcode) do update set count = reaction_totals.count + excluded.count`);
}
