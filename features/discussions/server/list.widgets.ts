// The widgets that list discussions. Their content is shared: nothing in it is a viewer's own.
import { z } from 'zod';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type WidgetInput, widget } from '../../../platform/server/layouts/widget.ts';
import type { DiscussionFilters } from '../discussion-filters.contract.ts';
import { hydrateDiscussions } from './discussion.hydrate.ts';
import { listDiscussionIDs } from './discussion.list.ts';
import { filtersOfLayout } from './list-params.ts';

const EXPAND = new Set(['insertUser', 'lastUser', 'category', 'tags', 'excerpt', 'status']);

const METAS = Object.fromEntries(
  [
    'category',
    'startedByUser',
    'lastUser',
    'lastCommentDate',
    'viewCount',
    'commentCount',
    'score',
    'userTags',
    'unreadCount',
    'qnaStatus',
    'resolved',
  ].map((name) => [name, true]),
);
const DISCUSSION_OPTIONS = {
  excerpt: { display: true },
  featuredImage: { display: false },
  metas: { asIcons: false, display: METAS },
};

const schema = z.object({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  description: z.string().optional(),
  apiParams: z.record(z.string(), z.unknown()).optional(),
});

interface Listed {
  filters: DiscussionFilters;
  page: number;
  limit: number;
}

async function listed(
  ctx: RequestContext,
  { filters, page, limit }: Listed,
  records: WidgetInput['records'],
) {
  const sort = filters.sort ?? '-dateLastComment';
  const pinOrder = filters.pinOrder ?? (sort === '-score' || sort === 'dateInserted' ? 'mixed' : 'first');
  const query = {
    excludeHiddenCategories: filters.categoryID === undefined,
    ...filters,
    sort,
    pinOrder,
    page,
    limit,
  };
  const { ids, total } = await listDiscussionIDs(ctx, query);
  const discussions = await hydrateDiscussions(ctx, ids, { expand: EXPAND, forViewer: false });
  records.discussionIDs.push(...discussions.map((each) => each.discussionID));
  return {
    apiParams: { ...filters, sort, pinOrder, page, limit, expand: ['all', '-body'] },
    discussions,
    initialPaging: paging(ctx, query, total),
  };
}

function paging(
  ctx: RequestContext,
  query: Listed['filters'] & { page: number; limit: number },
  total: number,
) {
  const url = (page: number) => `${ctx.url('/api/v2/discussions')}?page=${page}&limit=${query.limit}`;
  return {
    currentPage: query.page,
    limit: query.limit,
    total,
    nextURL: query.page * query.limit < total ? url(query.page + 1) : null,
    prevURL: query.page > 1 ? url(query.page - 1) : null,
  };
}

function limitOf(props: Record<string, unknown>, fallback: number): number {
  const limit = Number((props.apiParams as { limit?: number } | undefined)?.limit ?? fallback);
  return Number.isSafeInteger(limit) && limit > 0 && limit <= 100 ? limit : fallback;
}

/** A selection on any page; nothing at all where there is nothing to show. */
async function selection(
  ctx: RequestContext,
  { props, records }: WidgetInput,
  fixed: DiscussionFilters = {},
) {
  const filters = { ...filtersOfLayout(props.apiParams), ...fixed };
  const shown = await listed(ctx, { filters, page: 1, limit: limitOf(props, 10) }, records);
  if (shown.discussions.length === 0) return null;
  return { noCheckboxes: true, discussionOptions: DISCUSSION_OPTIONS, ...props, ...shown };
}

export const discussionsWidget = widget({
  id: 'discussion.discussions',
  component: 'DiscussionsWidget',
  name: 'Posts',
  schema,
  hydrate: (ctx, input) => selection(ctx, input),
});

export const announcementsWidget = widget({
  id: 'discussion.announcements',
  component: 'DiscussionsWidget',
  name: 'Announcements',
  schema,
  hydrate: (ctx, input) => selection(ctx, input, { pinned: true }),
});

/** The list its page is about: what the address asks for, in the category of the page. */
export const discussionListAsset = widget({
  id: 'asset.discussionList',
  component: 'DiscussionsWidget',
  name: 'Discussion List',
  schema,
  hydrate: async (ctx, { props, params, records }) => {
    const category = params.category as
      | { categoryID: number; urlcode: string; displayAs: string }
      | undefined;
    if (category && category.displayAs !== 'discussions') return null;
    const filters: DiscussionFilters = {
      ...filtersOfLayout(props.apiParams),
      ...(params.filters as DiscussionFilters | undefined),
      ...(category && { categoryID: String(category.categoryID), includeChildCategories: false }),
    };
    const shown = await listed(
      ctx,
      { filters, page: Number(params.page ?? 1), limit: limitOf(props, 30) },
      records,
    );
    return {
      discussionOptions: DISCUSSION_OPTIONS,
      ...props,
      ...(typeof params.title === 'string' && { title: params.title }),
      ...shown,
      isAsset: true,
      noCheckboxes: false,
      defaultSort: filtersOfLayout(props.apiParams).sort ?? '-dateLastComment',
      ...(params.tag !== undefined && { tag: params.tag }),
      ...(category && { categoryUrlCode: category.urlcode }),
    };
  },
});

interface TabPreset {
  tabPresetID: string;
  label: string;
  filters: DiscussionFilters;
}

interface ConfiguredTab {
  tabPresetID: string;
  label?: string;
  isHidden?: boolean;
}

const PRESETS: readonly TabPreset[] = [
  { tabPresetID: 'recent-discussions', label: 'Recent', filters: { sort: '-dateLastComment' } },
  { tabPresetID: 'trending-discussions', label: 'Trending', filters: { sort: '-hot' } },
  { tabPresetID: 'top-discussions', label: 'Top', filters: { sort: '-score' } },
  { tabPresetID: 'announced-discussions', label: 'Announcements', filters: { pinned: true } },
];

export const tabsWidget = widget({
  id: 'tabs',
  component: 'TabsWidget',
  name: 'Tabbed Posts',
  hydrate: async (ctx, { props, records }) => {
    const chosen: readonly ConfiguredTab[] = (props.tabs as ConfiguredTab[] | undefined) ?? PRESETS;
    const limit = Number(props.limit ?? 10);
    const tabs = await Promise.all(
      chosen
        .filter((tab) => !tab.isHidden)
        .map(async (tab) => {
          const preset = PRESETS.find((each) => each.tabPresetID === tab.tabPresetID);
          const filters: DiscussionFilters = preset ? { ...preset.filters } : {};
          const shown = await listed(ctx, { filters, page: 1, limit }, records);
          return {
            tabPresetID: tab.tabPresetID,
            label: tab.label ?? preset?.label ?? tab.tabPresetID,
            componentName: 'DiscussionsWidget',
            componentProps: { noCheckboxes: true, discussionOptions: DISCUSSION_OPTIONS, ...shown },
          };
        }),
    );
    const filled = tabs.filter((tab) => tab.componentProps.discussions.length > 0);
    return filled.length === 0 ? null : { ...props, tabs: filled };
  },
});
