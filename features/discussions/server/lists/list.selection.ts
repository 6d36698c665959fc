// Selections of discussions, as widgets show them. Shared content: nothing in it is a viewer's own.
import { z } from 'zod';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import {
  choice,
  containerOptions,
  field,
  flag,
  headings,
  image,
  itemOptions,
  limit as limitField,
  shownFlag,
  shownMetas,
} from '../../../../platform/server/layouts/prop-fields.ts';
import type { WidgetInput } from '../../../../platform/server/layouts/widget.ts';
import { pictureAt, withStyles } from '../../../widgets/server/backgrounds.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { hydrateDiscussions } from '../discussion.hydrate.ts';
import { listDiscussionIDs } from './discussion.list.ts';
import { listMetas } from './list-metas.ts';
import { filtersOfLayout } from './list-params.ts';

const EXPAND = new Set(['insertUser', 'lastUser', 'category', 'tags', 'excerpt', 'status']);

function allMetas({ site, config }: RequestContext): Record<string, true> {
  const added = listMetas.addedBy(site.features.enabled(config));
  return Object.fromEntries(Object.keys({ ...listMetas.own, ...added }).map((name) => [name, true]));
}

const discussionOptions = field(
  z
    .looseObject({
      excerpt: z.looseObject({ display: shownFlag('Excerpt', 'Posts') }).optional(),
      featuredImage: z
        .looseObject({
          display: flag('Featured image', 'Posts'),
          fallbackImage: image('Image where a post has none', 'Posts'),
        })
        .optional(),
      metas: z
        .looseObject({
          asIcons: flag('Numbers with icons', 'Metas'),
          display: shownMetas(listMetas),
        })
        .optional(),
    })
    .optional(),
  'Posts',
  { inputType: 'list', group: 'Posts' },
);

const apiParams = z
  .looseObject({
    sort: choice(
      {
        '-dateLastComment': 'Recently Commented',
        '-dateInserted': 'Recently Created',
        '-score': 'Top',
        '-hot': 'Trending',
        dateInserted: 'Oldest',
      },
      'Order',
      { group: 'Data' },
    ).optional(),
    filter: choice(
      { none: 'All posts', category: 'Posts of a category', subcommunity: 'Posts of the section' },
      'Which posts',
      { group: 'Data' },
    ).optional(),
    filterCategorySubType: choice(
      { contextual: 'The one of the page', set: 'One in particular' },
      'Category',
      {
        group: 'Data',
        shownWhile: { filter: ['category'] },
      },
    ).optional(),
    categoryID: field(z.union([z.int(), z.string().max(2000)]).optional(), 'Category', {
      inputType: 'category',
      group: 'Data',
    }),
    includeChildCategories: flag('Also of the categories below', 'Data'),
    tagID: field(z.union([z.int(), z.string().max(2000)]).optional(), 'Tag', {
      inputType: 'tag',
      group: 'Data',
    }),
    limit: limitField(),
  })
  .optional();

export const selectionSchema = z.looseObject({
  ...headings,
  apiParams,
  discussionOptions,
  itemOptions,
  containerOptions,
  noCheckboxes: flag('Without boxes for moderators'),
  disableButtonsInItems: flag('Without buttons in rows'),
});

type Given = Record<string, unknown>;
const recordOf = (value: unknown): Given =>
  typeof value === 'object' && value !== null ? (value as Given) : {};

/** What a layout leaves out is as the product has it: everything but pictures. */
export function discussionOptionsOf(ctx: RequestContext, given: unknown) {
  const { excerpt, featuredImage, metas } = recordOf(given);
  const picture = recordOf(featuredImage);
  const { asIcons, display } = recordOf(metas);
  return {
    excerpt: { display: true, ...recordOf(excerpt) },
    featuredImage: { display: false, ...picture, fallbackImage: pictureAt(ctx, picture.fallbackImage) },
    metas: { asIcons: asIcons === true, display: { ...allMetas(ctx), ...recordOf(display) } },
  };
}

export interface Listed {
  filters: DiscussionFilters;
  page: number;
  limit: number;
  isChosen?: boolean;
}

export async function listed(
  ctx: RequestContext,
  { filters, page, limit, isChosen = false }: Listed,
  records: WidgetInput['records'],
) {
  const sort = filters.sort ?? '-dateLastComment';
  const pinOrder = filters.pinOrder ?? (sort === '-score' || sort === 'dateInserted' ? 'mixed' : 'first');
  const query = {
    excludeHiddenCategories: filters.categoryID === undefined,
    excludeMuted: true,
    ...filters,
    sort,
    pinOrder,
    page,
    limit,
  };
  const { ids, total, versions, countExcluded } = await listDiscussionIDs(ctx, { ...query, isChosen });
  const discussions = await hydrateDiscussions(ctx, ids, { expand: EXPAND, forViewer: false, versions });
  records.discussionIDs.push(...discussions.map((each) => each.discussionID));
  return {
    apiParams: { ...filters, sort, pinOrder, page, limit, expand: ['all', '-body'] },
    discussions,
    initialPaging: paging(ctx, query, total),
    ...(countExcluded !== undefined && { countExcluded }),
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

export function limitOf(props: Given, fallback: number): number {
  const limit = Number(recordOf(props.apiParams).limit ?? fallback);
  return Number.isSafeInteger(limit) && limit > 0 && limit <= 100 ? limit : fallback;
}

/** A category of the page's, where the layout says so; nowhere a category, everything. */
function placeOf(given: Given, params: Given): DiscussionFilters {
  if (given.filter !== 'category' || given.filterCategorySubType !== 'contextual') return {};
  const { categoryID } = recordOf(params.category);
  return categoryID === undefined ? {} : { categoryID: String(categoryID), includeChildCategories: true };
}

const OF_ALL: ReadonlySet<string> = new Set(['sort', 'includeChildCategories', 'slotType', 'limit']);

/** Whether a list leaves nothing out: one that does is empty more often than its community. */
function isOfAll(filters: DiscussionFilters): boolean {
  const { slotType = 'a' } = filters;
  return slotType === 'a' && Object.keys(filters).every((name) => OF_ALL.has(name));
}

/** A selection on any page; nothing at all where there is nothing to show, unless nothing was ever posted. */
export async function selection(
  ctx: RequestContext,
  { props, params, records }: WidgetInput<z.output<typeof selectionSchema>>,
  fixed: DiscussionFilters = {},
) {
  const given = recordOf(props.apiParams);
  const filters = { ...filtersOfLayout(given), ...placeOf(given, params), ...fixed };
  const shown = await listed(ctx, { filters, page: 1, limit: limitOf(props, 10) }, records);
  if (shown.discussions.length === 0 && !(props.title && isOfAll(filters))) return null;
  return {
    noCheckboxes: true,
    ...withStyles(ctx, props, params),
    ...shown,
    discussionOptions: discussionOptionsOf(ctx, props.discussionOptions),
  };
}
