// On which page of its discussion a comment stands, in the order of dates: in another order it may be on another page
// with every reaction.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireComment } from './comment.policy.ts';
import { countSeen, type Levels } from './count-seen.ts';
import { countBefore } from './threads/comment-blocks.ts';

export interface CommentPlace {
  commentID: number;
  discussionID: number;
  page: number;
}

export type DateSort = 'dateInserted' | '-dateInserted';

/** Nested threads are paged by their first level; flat ones by every comment. */
export async function locateComment(
  ctx: RequestContext,
  commentID: number,
  limit: number,
  sort: DateSort = 'dateInserted',
  threadStyle: 'nested' | 'flat' = 'nested',
): Promise<CommentPlace> {
  const { discussion_id, category_id } = await requireComment(ctx, commentID);
  const levels: Levels = threadStyle === 'nested' ? 'first level' : 'all levels';
  const place = { discussion_id, category_id };
  const before = await countBefore(ctx, place, levels, commentID);
  const at = sort === 'dateInserted' ? before : (await countSeen(ctx, place, levels)) - before - 1;
  return { commentID, discussionID: discussion_id, page: Math.floor(Math.max(0, at) / limit) + 1 };
}
