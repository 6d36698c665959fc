// What a member did, as one list: their discussions and comments that the viewer may see, newest first.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Comment } from '../../comments/comments.contract.ts';
import { hydrateComments } from '../../comments/server/comment.hydrate.ts';
import { listCommentIDs } from '../../comments/server/comment.list.ts';
import type { Discussion } from '../../discussions/discussions.contract.ts';
import { hydrateDiscussions } from '../../discussions/server/discussion.hydrate.ts';
import { listDiscussionIDs } from '../../discussions/server/lists/discussion.list.ts';
import { findPostType, plainDiscussion, postTypes } from '../../post-types/server/post-types.ts';
import { plainText } from '../../search/server/plain-text.ts';
import type { ActivityItem } from '../profile-widgets.contract.ts';

const EXCERPT_LENGTH = 240;

export interface Listed {
  items: ActivityItem[];
  total: number;
}

export async function latestActivity(
  ctx: RequestContext,
  insertUserID: number,
  limit: number,
): Promise<ActivityItem[]> {
  const [discussions, comments] = await Promise.all([
    discussionsOf(ctx, insertUserID, limit),
    commentsOf(ctx, insertUserID, { page: 1, limit }),
  ]);
  // Within one second, the comment came after the post.
  return [...comments.items, ...discussions]
    .sort((a, b) => Date.parse(b.dateInserted) - Date.parse(a.dateInserted))
    .slice(0, limit);
}

async function discussionsOf(
  ctx: RequestContext,
  insertUserID: number,
  limit: number,
): Promise<ActivityItem[]> {
  const { ids } = await listDiscussionIDs(ctx, {
    insertUserID: [insertUserID],
    sort: '-dateInserted',
    pinOrder: 'mixed',
    page: 1,
    limit,
  });
  return (await discussionItems(ctx, ids)).map(({ item }) => item);
}

export async function discussionItems(ctx: RequestContext, ids: readonly number[]) {
  const expand = new Set(['category', 'excerpt']);
  const discussions = await hydrateDiscussions(ctx, ids, { expand, forViewer: false });
  return discussions.map((discussion) => ({
    id: discussion.discussionID,
    item: ofDiscussion(ctx, discussion),
  }));
}

export async function commentsOf(
  ctx: RequestContext,
  insertUserID: number,
  { page, limit }: { page: number; limit: number },
): Promise<Listed> {
  ctx.cacheTags.add(cacheTag.userPosts(insertUserID));
  const { rows: ids, total } = await listCommentIDs(ctx, {
    insertUserID: [insertUserID],
    sort: '-dateInserted',
    page,
    limit,
  });
  return { items: (await commentItems(ctx, ids)).map(({ item }) => item), total };
}

export async function commentItems(ctx: RequestContext, ids: readonly number[]) {
  const expand = new Set(['body', 'category']);
  const { comments } = await hydrateComments(ctx, ids, { expand, forViewer: false, quoteParent: false });
  return comments.map((comment) => ({ id: comment.commentID, item: ofComment(ctx, comment) }));
}

function ofDiscussion(ctx: RequestContext, discussion: Discussion): ActivityItem {
  ctx.cacheTags.add(cacheTag.discussion(discussion.discussionID));
  const type = findPostType(ctx, discussion.type) ?? plainDiscussion;
  return {
    kind: 'discussion',
    icon: type === plainDiscussion ? 'message-square-text' : type.icon,
    lead: type.words(ctx.translator).startedIn,
    recordID: discussion.discussionID,
    title: discussion.name,
    url: discussion.url,
    excerpt: discussion.excerpt ?? '',
    dateInserted: discussion.dateInserted,
    score: discussion.score,
    ...(discussion.category && { category: discussion.category }),
    countComments: discussion.countComments,
    countViews: discussion.countViews,
  };
}

function ofComment(ctx: RequestContext, comment: Comment): ActivityItem {
  ctx.cacheTags.add(cacheTag.discussion(comment.discussionID));
  const leads = postTypes.of(ctx).map((each) => each.commentLead?.(ctx.translator, comment.attributes));
  return {
    kind: 'comment',
    ...(leads.find((each) => each !== undefined) ?? { icon: 'reply', lead: ctx.translator.t('Replied in') }),
    recordID: comment.commentID,
    title: comment.name.replace(/^Re: /, ''),
    url: comment.url,
    excerpt: comment.isTombstone ? '' : shortened(plainText(comment.body ?? '')),
    dateInserted: comment.dateInserted,
    score: comment.score,
    ...(comment.category && { category: comment.category }),
    number: comment.number,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  const end = line.lastIndexOf(' ', EXCERPT_LENGTH);
  return `${line.slice(0, end > EXCERPT_LENGTH / 2 ? end : EXCERPT_LENGTH).toWellFormed()}…`;
}
