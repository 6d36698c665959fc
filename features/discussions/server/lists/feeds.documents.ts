// Feeds of everything, of a category, of a tag, of a member and of one discussion: always what the reader may see.

import { notFound } from '../../../../platform/contract/errors.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type {
  DocumentRequest,
  DocumentResponse,
  WebDocument,
} from '../../../../platform/server/http/document.ts';
import { categoryPath } from '../../../categories/category.address.ts';
import { localTree } from '../../../categories/server/category.local-tree.ts';
import { profilePath } from '../../../profiles/profile.address.ts';
import { findTagByUrlcode } from '../../../tags/server/tag.queries.ts';
import { visibleTagCondition } from '../../../tags/server/tag.visibility.ts';
import { tagPath } from '../../../tags/tag.address.ts';
import { userFragments } from '../../../users/server/user.fragments.ts';
import { isFullViewer, visibilityOf } from '../../../users/server/user.policy.ts';
import { findUser, findUserIDsByName } from '../../../users/server/user.queries.ts';
import { nameKey } from '../../../users/server/user-name.ts';
import { discussionPath } from '../../discussion.address.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { withOwnEmbeds } from '../bodies/own-embeds.ts';
import { isNotGoing } from '../deleting/comments-going.ts';
import { hydrateDiscussions } from '../discussion.hydrate.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { listDiscussionIDs } from './discussion.list.ts';
import { type Feed, type FeedEntry, feedXml } from './feed.xml.ts';

const LIMIT = 30;
const EXPAND: ReadonlySet<string> = new Set(['body', 'insertUser', 'category', 'tags']);

async function entriesOf(ctx: RequestContext, filters: DiscussionFilters): Promise<FeedEntry[]> {
  const { ids } = await listDiscussionIDs(ctx, { ...filters, sort: '-dateInserted', page: 1, limit: LIMIT });
  const discussions = await hydrateDiscussions(ctx, ids, { expand: EXPAND, forViewer: false });
  return discussions.map((discussion) => ({
    id: ctx.url(`/discussion/${discussion.discussionID}`),
    title: discussion.name,
    url: discussion.canonicalUrl,
    author: discussion.insertUser?.name ?? '',
    date: discussion.dateInserted,
    dateUpdated: discussion.dateUpdated ?? discussion.dateInserted,
    html: discussion.body ?? '',
    categories: [discussion.category?.name ?? '', ...(discussion.tags ?? []).map((tag) => tag.name)].filter(
      Boolean,
    ),
  }));
}

interface FeedOf {
  title: string;
  description?: string | null;
  path: string;
  feedPath: string;
  entries: FeedEntry[];
}

async function answer(
  ctx: RequestContext,
  { query }: DocumentRequest,
  of: FeedOf,
): Promise<DocumentResponse> {
  const isAtom = query.format === 'atom';
  const siteName = ctx.setting(siteConfig.title);
  const feed: Feed = {
    title: of.title === siteName ? siteName : `${of.title} - ${siteName}`,
    description: of.description || ctx.setting(siteConfig.description) || siteName,
    url: ctx.url(of.path),
    feedUrl: ctx.url(`${of.feedPath}${isAtom ? '?format=atom' : ''}`),
    entries: of.entries,
  };
  return {
    contentType: `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
    body: await feedXml(feed, isAtom ? 'atom' : 'rss'),
    headers: { vary: 'Cookie' },
  };
}

const allFeed: WebDocument = {
  path: '/discussions/feed.rss',
  summary: 'The newest discussions as a feed.',
  handle: async (ctx, request) =>
    answer(ctx, request, {
      title: ctx.setting(siteConfig.title),
      path: '/discussions',
      feedPath: '/discussions/feed.rss',
      entries: await entriesOf(ctx, { excludeHiddenCategories: true }),
    }),
};

const categoryFeed: WebDocument = {
  path: '/categories/:urlcode/feed.rss',
  summary: 'The newest discussions of a category and of those below it as a feed.',
  handle: async (ctx, request) => {
    const tree = await localTree(ctx);
    const node = tree.byUrlcode.get((request.params.urlcode ?? '').toLowerCase());
    // An address can be guessed: one that leads to a hidden category is like one that leads nowhere.
    if (!node || !ctx.viewer.canInCategory('discussions.view', node.category_id)) throw notFound('Category');
    const path = categoryPath(node.urlcode);
    const entries = await entriesOf(ctx, {
      categoryID: String(node.category_id),
      includeChildCategories: true,
    });
    return answer(ctx, request, {
      title: node.name,
      description: node.description,
      path,
      feedPath: `${path}/feed.rss`,
      entries,
    });
  },
};

const tagFeed: WebDocument = {
  path: '/discussions/tagged/:urlcode/feed.rss',
  summary: 'The newest discussions with a tag as a feed.',
  handle: async (ctx, request) => {
    const tag = await findTagByUrlcode(ctx.db, request.params.urlcode ?? '', await visibleTagCondition(ctx));
    if (!tag) throw notFound('Tag');
    const path = tagPath(tag.urlcode);
    const entries = await entriesOf(ctx, { tagID: String(tag.tag_id) });
    return answer(ctx, request, { title: tag.name, path, feedPath: `${path}/feed.rss`, entries });
  },
};

const memberFeed: WebDocument = {
  path: '/profile/:name/feed.rss',
  summary: 'The newest discussions of a member as a feed.',
  handle: async (ctx, request) => {
    // Before looking: who may see no profiles learns from none whether it exists.
    if (!isFullViewer(ctx)) ctx.require('profiles.view');
    const [known] = await findUserIDsByName(ctx.db, nameKey(request.params.name ?? ''));
    const member = known && (await findUser(ctx.db, known.user_id));
    if (!member || visibilityOf(ctx, member) === 'private') throw notFound('User');
    const path = profilePath(member);
    return answer(ctx, request, {
      title: ctx.translator.t('Discussions by {name}', { name: member.name }),
      path,
      feedPath: `${path}/feed.rss`,
      entries: await entriesOf(ctx, { insertUserID: [member.user_id] }),
    });
  },
};

const discussionFeed: WebDocument = {
  path: '/discussion/:discussionID/feed.rss',
  summary: 'The newest comments of a discussion as a feed.',
  handle: async (ctx, request) => {
    const discussionID = Number(request.params.discussionID);
    if (!Number.isSafeInteger(discussionID) || discussionID > 2_147_483_647) throw notFound('Discussion');
    const row = await requireDiscussion(ctx, discussionID);
    return answer(ctx, request, {
      title: row.name,
      path: discussionPath({ discussionID, name: row.name }),
      feedPath: `/discussion/${discussionID}/feed.rss`,
      entries: await commentEntries(ctx, row),
    });
  },
};

interface CommentEntryRow {
  comment_id: number;
  insert_user_id: number;
  body_html: string;
  date_inserted: string;
  date_updated: string | null;
}

async function commentEntries(ctx: RequestContext, discussion: DiscussionRow): Promise<FeedEntry[]> {
  const rows = await ctx.db.rows<CommentEntryRow>(sql`
    select comment_id, insert_user_id, body_html, date_inserted, date_updated from comments c
    where discussion_id = ${discussion.discussion_id} and date_held is null and date_tombstoned is null and ${isNotGoing('c')}
    order by date_inserted desc, comment_id desc
    limit ${sql.integer(LIMIT)}`);
  const users = await userFragments(
    ctx,
    rows.map((row) => row.insert_user_id),
  );
  const bodies = await withOwnEmbeds(
    ctx,
    rows.map((row) => row.body_html),
  );
  return rows.map((row, at) => ({
    id: ctx.url(`/discussion/comment/${row.comment_id}`),
    title: `Re: ${discussion.name}`,
    url: ctx.url(`/discussion/comment/${row.comment_id}#Comment_${row.comment_id}`),
    author: users.get(row.insert_user_id)?.name ?? '',
    date: row.date_inserted,
    dateUpdated: row.date_updated ?? row.date_inserted,
    html: bodies[at] ?? '',
    categories: [],
  }));
}

export const feedDocuments = [allFeed, categoryFeed, tagFeed, memberFeed, discussionFeed];
