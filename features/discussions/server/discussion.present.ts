// A row as the API answers it. Runs for every row of every list, so it only puts together what is there.

import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Crumb } from '../../categories/categories.contract.ts';
import { categoryCrumbs, categoryFragment } from '../../categories/server/category.crumbs.ts';
import type { VisibleCategories } from '../../categories/server/category.policy.ts';
import { categoryPermissionsOf } from '../../categories/server/category.present.ts';
import type { ReactionSummary } from '../../reactions/reactions.contract.ts';
import type { TagFragment } from '../../tags/tags.contract.ts';
import { unknownUserFragment } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import { discussionPath } from '../discussion.address.ts';
import type { DiscussionStatus, StatusFragment } from '../discussion-statuses.contract.ts';
import type { Discussion, PostFragment } from '../discussions.contract.ts';
import type { HydratedRow, OwnMarks } from './discussion.queries.ts';
import { postTypeIDOf } from './discussion.rows.ts';
import { mainImageOf } from './main-image.ts';
import { type CrawlContext, crawlFieldsOf, excerptOf } from './page/discussion.crawl.ts';
import { RESOLVED, statusFragment } from './statuses/discussion.statuses.ts';

export interface DiscussionContext {
  ctx: RequestContext;
  expand: ReadonlySet<string>;
  excerptLength: number | undefined;
  visible: VisibleCategories;
  statuses: ReadonlyMap<number, DiscussionStatus>;
  /** The viewer's own; undefined where the answer is nobody's own. */
  marks: ReadonlyMap<number, OwnMarks> | undefined;
  users: ReadonlyMap<number, UserFragment>;
  tags: ReadonlyMap<number, TagFragment[]>;
  reactions: ReadonlyMap<number, ReactionSummary[]>;
  attributes: ReadonlyMap<number, Record<string, unknown>>;
  isStaff: boolean;
  crawl: CrawlContext | undefined;
  /** By category: a list shows few of them. */
  crumbs: Map<number, Crumb[]>;
}

export function presentDiscussion(context: DiscussionContext, row: HydratedRow): Discussion {
  const url = context.ctx.site.url + discussionPath({ discussionID: row.discussion_id, name: row.name });
  const marks = context.marks?.get(row.discussion_id);
  const countRead = marks?.count_comments_read ?? undefined;
  const countUnread = countRead === undefined ? undefined : Math.max(0, row.count_comments - countRead);
  const unread = context.marks !== undefined && countUnread !== 0;
  const discussion: Discussion = {
    discussionID: row.discussion_id,
    type: row.type,
    postTypeID: postTypeIDOf(row),
    name: row.name,
    categoryID: row.category_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    dateLastComment: row.date_last_comment,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
    lastUserID: row.last_user_id,
    pinned: row.pin_location !== null,
    pinLocation: row.pin_location,
    announce: row.pin_location !== null,
    closed: row.is_closed,
    closeUserID: row.close_user_id,
    sink: row.is_sunk,
    countComments: row.count_comments,
    countViews: row.count_views,
    unread,
    bookmarked: marks?.is_bookmarked ?? false,
    dismissed: marks?.is_dismissed ?? false,
    score: row.score,
    hot: Math.round(row.hot * 1000),
    url,
    canonicalUrl: row.canonical_url ?? url,
    labelCodes: labelCodes(row, unread),
    statusID: row.status_id,
    image: mainImageOf(row.image),
  };
  if (row.last_comment_id !== null) discussion.lastCommentID = row.last_comment_id;
  if (countUnread !== undefined) discussion.countUnread = countUnread;
  if (row.is_held) discussion.isHeld = true;
  if (row.body_html !== undefined && context.expand.has('body')) discussion.body = row.body_html;
  if (row.body !== undefined) {
    discussion.bodyRaw = row.body;
    discussion.format = row.format;
  }
  addExpanded(context, row, discussion);
  return discussion;
}

function labelCodes(row: HydratedRow, unread: boolean): string[] {
  const codes: string[] = [];
  if (row.pin_location !== null) codes.push('announcement');
  if (row.is_closed) codes.push('closed');
  if (row.is_sunk) codes.push('sink');
  if (row.type !== 'discussion') codes.push(row.type);
  if (unread) codes.push('new');
  return codes;
}

/** In an archived category nobody writes, whatever their roles grant. */
function addPermissions(
  { ctx, visible }: DiscussionContext,
  categoryID: number,
  discussion: Discussion,
): void {
  discussion.permissions = categoryPermissionsOf(ctx, categoryID);
  if (!visible.tree.byID.get(categoryID)?.is_archived) return;
  discussion.isArchived = true;
  for (const name of ['discussions.add', 'comments.add', 'posts.moderate'])
    discussion.permissions[name] = false;
}

function addExpanded(context: DiscussionContext, row: HydratedRow, discussion: Discussion): void {
  const { expand, users, ctx } = context;
  if (expand.has('insertUser')) discussion.insertUser = users.get(row.insert_user_id);
  if (expand.has('lastUser')) discussion.lastUser = users.get(row.last_user_id);
  if (expand.has('updateUser') && row.update_user_id) discussion.updateUser = users.get(row.update_user_id);
  addTexts(context, row, discussion);
  if (expand.has('category')) {
    const node = context.visible.tree.byID.get(row.category_id);
    if (node) discussion.category = categoryFragment(ctx, node);
  }
  if (expand.has('breadcrumbs')) discussion.breadcrumbs = crumbsOf(context, row.category_id);
  if (expand.has('status') || expand.has('status.log')) discussion.status = statusOf(context, row);
  if (expand.has('lastPost')) discussion.lastPost = lastPost(context, row, discussion);
  if (expand.has('tags')) discussion.tags = context.tags.get(row.discussion_id) ?? [];
  if (expand.has('tagIDs'))
    discussion.tagIDs = (context.tags.get(row.discussion_id) ?? []).map((tag) => tag.tagID);
  if (expand.has('reactions')) discussion.reactions = context.reactions.get(row.discussion_id) ?? [];
  if (expand.has('permissions')) addPermissions(context, row.category_id, discussion);
  if (row.post_meta !== undefined) discussion.postMeta = row.post_meta;
  const attributes = context.attributes.get(row.discussion_id);
  if (row.date_status !== null) {
    const shown = { statusNotes: row.status_notes ?? '', statusChanged: row.date_status };
    discussion.attributes = { ...attributes, ...shown };
  } else if (attributes) discussion.attributes = attributes;
  if (!context.isStaff) return;
  discussion.internalStatusID = row.internal_status_id;
  discussion.internalStatus = statusFragment(context.statuses, row.internal_status_id);
  discussion.resolved = row.internal_status_id === RESOLVED;
}

function crumbsOf({ ctx, visible, crumbs }: DiscussionContext, categoryID: number): Crumb[] {
  const known = crumbs.get(categoryID);
  if (known) return known;
  const made = categoryCrumbs(ctx, visible, categoryID);
  crumbs.set(categoryID, made);
  return made;
}

function addTexts(
  { expand, excerptLength, crawl }: DiscussionContext,
  row: HydratedRow,
  to: Discussion,
): void {
  if (expand.has('excerpt') || crawl) to.excerpt = excerptOf(row.excerpt, row.body_html, excerptLength);
  if (expand.has('snippet')) to.snippet = excerptOf(row.excerpt, row.body_html, excerptLength);
  const { discussion_id: recordID, category_id: categoryID } = row;
  const post = { recordType: 'discussion' as const, recordID, discussionID: recordID, categoryID };
  if (crawl) Object.assign(to, crawlFieldsOf(crawl, post, row.body_html ?? ''));
}

function statusOf(
  { expand, statuses, users }: DiscussionContext,
  row: HydratedRow,
): StatusFragment | undefined {
  const status = statusFragment(statuses, row.status_id);
  if (!status || !expand.has('status.log') || row.date_status === null) return status;
  const log = {
    reasonUpdated: row.status_notes,
    updateUser: users.get(row.status_user_id ?? 0) ?? unknownUserFragment,
    dateUpdated: row.date_status,
  };
  return { ...status, log };
}

/** Without comments the discussion itself is its last post. */
function lastPost(
  { ctx, expand, users }: DiscussionContext,
  row: HydratedRow,
  discussion: Discussion,
): PostFragment {
  const isComment = row.last_comment_id !== null && typeof row.last_insert_user_id === 'number';
  const insertUserID = isComment ? (row.last_insert_user_id ?? 0) : row.insert_user_id;
  const body = isComment ? row.last_body_html : row.body_html;
  return {
    discussionID: row.discussion_id,
    ...(isComment && { commentID: row.last_comment_id ?? undefined }),
    parentRecordType: 'discussion',
    parentRecordID: row.discussion_id,
    name: isComment ? `Re: ${row.name}` : row.name,
    ...(expand.has('lastPost.body') && { body: body ?? '' }),
    url: isComment
      ? `${ctx.site.url}/discussion/comment/${row.last_comment_id}#Comment_${row.last_comment_id}`
      : discussion.url,
    dateInserted: (isComment ? row.last_date_inserted : row.date_inserted) ?? row.date_inserted,
    insertUserID,
    ...(expand.has('lastPost.insertUser') && { insertUser: users.get(insertUserID) }),
  };
}
