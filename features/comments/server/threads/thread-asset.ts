// The thread below a post, nested or flat, as its page shows it.

import { z } from 'zod';
import type { PageRecords } from '../../../../platform/contract/page.ts';
import { pageCount } from '../../../../platform/contract/paging.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { requireReached } from '../../../../platform/server/layouts/own-address.ts';
import type { PageParams } from '../../../../platform/server/layouts/page-params.ts';
import { type ThreadSort, threadSort } from '../../comment-threads.contract.ts';
import type { CommentThreadAssetProps } from '../../comment-widgets.contract.ts';
import { commentConfig } from '../comment.config.ts';
import { hydrateComments } from '../comment.hydrate.ts';
import { listCommentIDs } from '../comment.list.ts';
import { isByDate } from '../comment-order.ts';
import { countSeen, lastCountOfFirstLevel } from '../count-seen.ts';
import { type DateSort, locateComment } from '../locate-comment.ts';
import { discussionOf, discussionSubject } from '../widget-discussion.ts';
import type { ThreadPlace } from './comment-thread.queries.ts';
import { threadPage } from './comment-thread.ts';
import { isAmidOrder } from './nearer-end.ts';

export const threadAssetProps = z.object({
  threadStyle: z.enum(['nested', 'flat']).default('nested'),
  apiParams: z
    .object({
      sort: threadSort.default('dateInserted'),
      limit: z.int().min(1).max(100).optional(),
      maxDepth: z.int().min(1).max(5).optional(),
      collapseChildDepth: z.int().min(2).max(6).default(3),
      collapseChildLimit: z.int().min(0).max(100).default(3),
    })
    .prefault({}),
  showOPTag: z.boolean().default(true),
});

type Configured = z.output<typeof threadAssetProps>;
type Base = Omit<CommentThreadAssetProps, 'threadStyle' | 'comments' | 'commentsThread'>;

/** What a comment on a page shows. */
const EXPAND = ['insertUser', 'body', 'reactions'];

export async function hydrateThreadAsset(
  ctx: RequestContext,
  configured: Configured,
  params: PageParams,
  records: PageRecords,
): Promise<CommentThreadAssetProps> {
  const discussion = await discussionOf(ctx, params);
  ctx.cacheTags.add(cacheTag.discussion(discussion.discussionID));
  const { sort: defaultSort } = configured.apiParams;
  const parsed = threadSort.safeParse(params.sort);
  const { focusCommentID } = params;
  const asked = parsed.success ? parsed.data : defaultSort;
  const sort = focusCommentID === undefined ? asked : dateSortOf(asked);
  const limit = configured.apiParams.limit ?? ctx.setting(commentConfig.perPage);
  const { threadStyle } = configured;
  const page = await pageOf(ctx, params, { sort, limit, threadStyle });
  const { discussionID, categoryID, name, type } = discussion;
  const place = { discussion_id: discussionID, category_id: categoryID, name, type };
  const base: Base = {
    apiParams: {
      parentRecordType: 'discussion',
      parentRecordID: discussion.discussionID,
      sort: await orderOf(ctx, place, { sort, page, limit, threadStyle }),
      page,
      limit,
      expand: EXPAND,
      maxDepth: configured.apiParams.maxDepth ?? ctx.setting(commentConfig.maxDepth),
      collapseChildDepth: configured.apiParams.collapseChildDepth,
      collapseChildLimit: configured.apiParams.collapseChildLimit,
    },
    discussion: discussionSubject(discussion),
    defaultSort,
    showOPTag: configured.showOPTag,
    hasComments: discussion.countComments > 0,
    ...(focusCommentID !== undefined && { focusCommentID }),
  };
  const props = await (threadStyle === 'flat' ? flat(ctx, base) : nested(ctx, base, place));
  const shown =
    props.threadStyle === 'flat'
      ? props.comments.data.map((comment) => comment.commentID)
      : Object.keys(props.commentsThread.data.commentsByID).map(Number);
  records.commentIDs.push(...shown);
  return props;
}

interface AskedPage {
  sort: ThreadSort;
  page: number;
  limit: number;
  threadStyle: 'nested' | 'flat';
}

/** Amid a long discussion in another order: what stands there in the order of dates, as the menu of orders says. */
async function orderOf(
  ctx: RequestContext,
  place: ThreadPlace,
  { sort, page, limit, threadStyle }: AskedPage,
): Promise<ThreadSort> {
  if (isByDate(sort)) return sort;
  const count = () =>
    threadStyle === 'flat' ? countSeen(ctx, place, 'all levels') : lastCountOfFirstLevel(ctx, place);
  return (await isAmidOrder({ page, limit }, count)) ? 'dateInserted' : sort;
}

/** The page of a comment is known for threads as they mostly are. */
async function pageOf(
  ctx: RequestContext,
  { focusCommentID, page }: PageParams,
  { sort, limit, threadStyle }: { sort: ThreadSort; limit: number; threadStyle: 'nested' | 'flat' },
): Promise<number> {
  const given = Math.max(1, Number(page ?? 1) || 1);
  const isKnown =
    threadStyle === 'nested' && sort === 'dateInserted' && limit === ctx.setting(commentConfig.perPage);
  if (focusCommentID === undefined || isKnown) return given;
  return (await locateComment(ctx, focusCommentID, limit, dateSortOf(sort), threadStyle)).page;
}

/** A comment is shown among those around it in time. */
function dateSortOf(sort: ThreadSort): DateSort {
  return sort === '-dateInserted' ? sort : 'dateInserted';
}

async function nested(ctx: RequestContext, base: Base, place: ThreadPlace): Promise<CommentThreadAssetProps> {
  const { thread, page, limit, total } = await threadPage(ctx, place, {
    ...base.apiParams,
    parentCommentID: undefined,
    focusCommentID: base.focusCommentID,
    offset: undefined,
    expand: new Set(EXPAND),
    forViewer: false,
  });
  requireReached({ page, limit, total });
  const paging = { page, limit, total, pageCount: pageCount(total, limit) };
  return { ...base, threadStyle: 'nested', commentsThread: { data: thread, paging } };
}

async function flat(ctx: RequestContext, base: Base): Promise<CommentThreadAssetProps> {
  const { parentRecordID: discussionID, sort, page, limit } = base.apiParams;
  const { rows: ids, total } = await listCommentIDs(ctx, {
    discussionID,
    sort: sort as ThreadSort,
    page,
    limit,
  });
  requireReached({ page, limit, total });
  const { comments } = await hydrateComments(ctx, ids, {
    expand: new Set(EXPAND),
    forViewer: false,
    quoteParent: true,
    inThread: true,
  });
  const paging = { page, limit, total, pageCount: pageCount(total, limit) };
  return { ...base, threadStyle: 'flat', comments: { data: comments, paging } };
}
