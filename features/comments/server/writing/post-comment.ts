// Adding a comment: the comment, every counter it moves and its event in one transaction.
import { notFound } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { Hold } from '../../../../platform/server/places/hold-rules.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { isNotGoing } from '../../../discussions/server/deleting/comments-going.ts';
import { RESOLVED, UNRESOLVED } from '../../../discussions/server/statuses/discussion.statuses.ts';
import { logStatus } from '../../../discussions/server/statuses/discussion-status.ts';
import { showsFiles } from '../../../media/server/attached-on.ts';
import { rememberMentions } from '../../../mentions/server/mention.actions.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { commentError } from '../../comments.contract.ts';
import { commentHeld, commentPosted } from '../../comments.events.ts';

export interface NewComment {
  discussionID: number;
  parentCommentID: number | null;
  insertUserID: number;
  body: PreparedBody;
  /** It waits for a moderator: no counter moves, nobody else sees it. */
  hold: Hold | undefined;
  maxDepth: number;
  /** False: a discussion that was closed meanwhile refuses it. */
  mayWhenClosed: boolean;
  /** Settles whether the discussion counts as resolved. */
  isByStaff: boolean;
  /** The draft that it was written as. */
  draftID?: number | undefined;
}

interface Place {
  comment_id: number;
  number: number;
  category_id: number;
  type: string;
  insert_user_id: number;
  is_closed: boolean;
  is_held: boolean;
  status_id: number;
  internal_status_id: number;
  /** With its microseconds: comments of one thread never share a moment. */
  moment: string;
}

interface Parent {
  comment_id: number;
  discussion_id: number;
  top_comment_id: number;
  depth: number;
}

export async function postComment(w: WriteContext, posted: NewComment): Promise<number> {
  await requireAuthor(w, posted);
  const place = await takePlace(w, posted);
  if (place.is_closed && !posted.mayWhenClosed)
    throw commentError('comment.closed', { discussionID: posted.discussionID });
  const parent = posted.parentCommentID === null ? undefined : await requireParent(w, posted);
  insertComment(w, posted, place, parent);
  count(w, posted, place);
  if (!posted.hold) await settleResolved(w, posted, place);
  if (posted.body.mentionedUserIDs.length > 0)
    await rememberMentions(w, 'comment', place.comment_id, posted.body.mentionedUserIDs);
  await announceIt(w, posted, place);
  return place.comment_id;
}

async function announceIt(w: WriteContext, posted: NewComment, place: Place): Promise<void> {
  const payload = {
    commentID: place.comment_id,
    discussionID: posted.discussionID,
    categoryID: place.category_id,
    parentCommentID: posted.parentCommentID,
    userID: posted.insertUserID,
    mentionedUserIDs: posted.body.mentionedUserIDs,
    showsFiles: showsFiles(posted.body.html),
    discussionType: place.type,
    discussionStatusID: place.status_id,
    discussionUserID: place.insert_user_id,
    ...(posted.draftID !== undefined && { draftID: posted.draftID }),
  };
  const invalidates = [
    cacheTag.discussion(posted.discussionID),
    cacheTag.categoryPosts(place.category_id),
    cacheTag.allPosts,
    cacheTag.userPosts(posted.insertUserID),
  ];
  const options = { invalidates, html: posted.body.html };
  if (posted.hold) await w.announce(commentHeld, { ...payload, ...posted.hold }, options);
  else await w.announce(commentPosted, payload, options);
}

/** Who writes in their own name is there: their session says so. */
async function requireAuthor(w: WriteContext, { insertUserID }: NewComment): Promise<void> {
  if (insertUserID === w.viewer.userID) return;
  const author = await w.db.row(sql`select from users where user_id = ${insertUserID}`);
  if (!author) throw notFound('User');
}

function count(w: WriteContext, { insertUserID, hold }: NewComment, place: Place): void {
  const isHeld = hold !== undefined;
  changeUserCounters(w, insertUserID, {
    comments: isHeld ? 0 : 1,
    isActive: insertUserID > 0 && insertUserID === w.viewer.userID,
  });
  // What a held discussion holds counts as little as the discussion.
  if (isHeld || place.is_held) return;
  changeCategoryCounters(w, place.category_id, { discussions: 0, comments: 1 });
  refreshLastPost(w, place.category_id);
}

/**
 * The discussion's row gives out the number and the moment, and stays locked: in a thread, the order of numbers,
 * of dates and of commits is one. Nobody writes into what was deleted while they waited for it.
 */
async function takePlace(w: WriteContext, { discussionID, hold, ...posted }: NewComment): Promise<Place> {
  const isCounted = hold === undefined;
  const isTop = posted.parentCommentID === null;
  const place = await w.db.row<Place>(sql`
    update discussions d set
      next_comment_number = next_comment_number + 1,
      count_comments = case when ${isCounted} then count_comments + 1 else count_comments end,
      count_top_comments = count_top_comments + ${isCounted && isTop ? 1 : 0},
      last_comment_id = case when ${isCounted} then fresh.comment_id else last_comment_id end,
      last_user_id = case when ${isCounted} then ${posted.insertUserID}::int else last_user_id end,
      date_last_comment = case when ${isCounted} and date_sunk is null then clock_timestamp() else date_last_comment end
    from (select nextval('comments_comment_id_seq')::int as comment_id) fresh
    where d.discussion_id = ${discussionID} and d.date_removed is null
    returning fresh.comment_id, d.next_comment_number - 1 as number, d.category_id, d.type, d.insert_user_id,
      d.date_closed is not null as is_closed, d.date_held is not null as is_held, d.status_id,
      d.internal_status_id,
      (case when ${isCounted} and d.date_sunk is null then d.date_last_comment else clock_timestamp() end)::text as moment`);
  if (!place) throw notFound('Discussion');
  return place;
}

/** A comment by staff resolves a discussion, one by anybody else opens it again. */
export async function settleResolved(
  w: WriteContext,
  { discussionID, isByStaff }: Pick<NewComment, 'discussionID' | 'isByStaff'>,
  place: Pick<Place, 'internal_status_id'>,
): Promise<void> {
  const statusID = isByStaff ? RESOLVED : UNRESOLVED;
  if (![RESOLVED, UNRESOLVED].includes(place.internal_status_id) || place.internal_status_id === statusID)
    return;
  w.db.send(
    sql`update discussions set internal_status_id = ${statusID} where discussion_id = ${discussionID}`,
  );
  await logStatus(w, discussionID, statusID);
}

/**
 * Deleting takes the lock on the discussion too, so the parent stays until the comment stands. All that stand above it count it:
 * they are locked in the order in which everybody locks comments.
 */
async function requireParent(w: WriteContext, posted: NewComment): Promise<Parent> {
  const above = await w.db.rows<Parent>(sql`
    with recursive above as (
      select comment_id, parent_comment_id from comments c
      where comment_id = ${posted.parentCommentID} and ${isNotGoing('c')}
      union all
      select c.comment_id, c.parent_comment_id from above join comments c on c.comment_id = above.parent_comment_id
    )
    select comment_id, discussion_id, top_comment_id, depth from comments
    where comment_id in (select comment_id from above) order by comment_id for no key update`);
  const parent = above.find((each) => each.comment_id === posted.parentCommentID);
  if (!parent) throw notFound('Comment');
  if (parent.discussion_id !== posted.discussionID) {
    throw commentError('comment.otherThread', {
      expected: { parentRecordType: 'discussion', parentRecordID: parent.discussion_id },
      actual: { parentRecordType: 'discussion', parentRecordID: posted.discussionID },
    });
  }
  const actualDepth = parent.depth + 1;
  if (actualDepth > posted.maxDepth)
    throw commentError('comment.tooDeep', { maxDepth: posted.maxDepth, actualDepth });
  return parent;
}

/** One statement: the comment and what stands on its account elsewhere. A comment without a parent changes no other one. */
function insertComment(
  w: WriteContext,
  { discussionID, insertUserID, hold, body }: NewComment,
  { comment_id, number, moment }: Place,
  parent: Parent | undefined,
): void {
  const counted = hold ? 0 : 1;
  const above =
    parent &&
    sql`parent as (
      update comments set count_child_comments = count_child_comments + ${counted}
      where comment_id = ${parent.comment_id}
    ),`;
  w.db.send(sql`
    with ${above ?? sql.raw('')} reading as (
      update discussion_reads set count_comments_read = count_comments_read + ${counted},
        last_number_read = greatest(last_number_read, ${number})
      where user_id = ${insertUserID} and discussion_id = ${discussionID}
    )
    insert into comments (
      comment_id, discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id,
      body, format, body_html, image, renderer_version, date_held, is_unpublished, date_inserted)
    values (
      ${comment_id}, ${discussionID}, ${parent?.comment_id ?? null}, ${parent?.top_comment_id ?? comment_id},
      ${(parent?.depth ?? 0) + 1}, ${number}, ${insertUserID},
      ${body.source}, ${body.format}, ${body.html}, ${body.image && JSON.stringify(body.image)}, ${RENDERER_VERSION},
      ${hold ? moment : null}::timestamptz, ${hold !== undefined}, ${moment}::timestamptz)`);
}
