// A row as the API answers it.

import { EXCERPT_LENGTH } from '../../../platform/server/content/render-body.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryFragment } from '../../categories/server/category.crumbs.ts';
import type { CategoryTree } from '../../categories/server/category.snapshot.ts';
import { mainImageOf } from '../../discussions/server/main-image.ts';
import {
  type CrawlContext,
  crawlFieldsOf,
  excerptOf,
} from '../../discussions/server/page/discussion.crawl.ts';
import type { ReactionSummary } from '../../reactions/reactions.contract.ts';
import { nobodies, unknownUserFragment } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import { commentPath } from '../comment.address.ts';
import type { Comment } from '../comments.contract.ts';
import type { CommentRow } from './comment.queries.ts';
import { quoteOf } from './writing/comment-quote.ts';

export interface CommentContext {
  ctx: RequestContext;
  expand: ReadonlySet<string>;
  users: ReadonlyMap<number, UserFragment>;
  /** Absent: not asked for. */
  reactions: ReadonlyMap<number, ReactionSummary[]> | undefined;
  attributes: ReadonlyMap<number, Record<string, unknown>>;
  parents: ReadonlyMap<number, CommentRow>;
  categories: CategoryTree | undefined;
  crawl: CrawlContext | undefined;
}

export function presentComment(context: CommentContext, row: CommentRow): Comment {
  const { ctx } = context;
  const isTombstone = row.is_tombstone;
  const comment: Comment = {
    commentID: row.comment_id,
    parentRecordType: 'discussion',
    parentRecordID: row.discussion_id,
    discussionID: row.discussion_id,
    parentCommentID: row.parent_comment_id,
    depth: row.depth,
    countChildComments: row.count_descendant_comments,
    scoreChildComments: row.score_child_comments,
    number: row.number,
    categoryID: row.category_id,
    name: `Re: ${row.discussion_name}`,
    format: row.format,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: isTombstone ? 0 : row.insert_user_id,
    updateUserID: isTombstone ? 0 : row.update_user_id,
    score: row.score,
    url: ctx.url(commentPath(row.comment_id)),
    type: 'comment',
    image: mainImageOf(row.image),
    attributes: context.attributes.get(row.comment_id) ?? {},
  };
  if (isTombstone) comment.isTombstone = true;
  if (row.is_held) comment.isHeld = true;
  addExpanded(context, row, comment);
  return comment;
}

function addExpanded(context: CommentContext, row: CommentRow, comment: Comment): void {
  const { ctx, expand, users } = context;
  const isTombstone = row.is_tombstone;
  if (row.body_html !== null && expand.has('body')) comment.body = quotedParent(context, row) + row.body_html;
  if (row.body !== null) comment.bodyRaw = row.body;
  if (expand.has('insertUser'))
    comment.insertUser = isTombstone
      ? nobodies(ctx).deleted
      : (users.get(row.insert_user_id) ?? unknownUserFragment);
  if (expand.has('updateUser'))
    comment.updateUser =
      isTombstone || row.update_user_id === null ? null : (users.get(row.update_user_id) ?? null);
  addCrawled(context, row, comment);
  const category = context.categories?.byID.get(row.category_id);
  if (category) comment.category = categoryFragment(ctx, category);
  if (context.reactions && !isTombstone) comment.reactions = context.reactions.get(row.comment_id) ?? [];
}

function addCrawled({ crawl }: CommentContext, row: CommentRow, to: Comment): void {
  if (!crawl) return;
  const { comment_id: recordID, discussion_id: discussionID, category_id: categoryID } = row;
  const post = { recordType: 'comment' as const, recordID, discussionID, categoryID };
  Object.assign(to, crawlFieldsOf(crawl, post, row.body_html ?? ''));
  to.excerpt = excerptOf('', row.body_html ?? '', EXCERPT_LENGTH);
}

function quotedParent({ ctx, users, parents }: CommentContext, row: CommentRow): string {
  const parent = row.parent_comment_id === null ? undefined : parents.get(row.parent_comment_id);
  if (!parent || parent.is_tombstone) return '';
  return quoteOf(ctx, parent, users.get(parent.insert_user_id) ?? unknownUserFragment);
}
