// The search page: its address is the search.
import { DomainError } from '../../../platform/contract/errors.ts';
import { MAX_INTEGER } from '../../../platform/contract/max-integer.ts';
import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { type SearchFacets, type SearchInput, searchQuery } from '../search.contract.ts';
import { markOf, resultKinds } from './result-kinds.ts';
import { search } from './search.actions.ts';
import { searchConfig } from './search.config.ts';
import type { Finding } from './search.matches.ts';
import { findPlaces } from './snippet.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    search: SearchInput;
  }
}

export const searchView: ViewType = {
  type: 'search',
  // Nobody asks the same twice: cached pages would evict those that are read.
  isPersonal: () => true,
  rateLimit: 'search',
  resolve: async (ctx, lookup) => {
    const input = readAddress(lookup);
    const elsewhere = ctx.setting(searchConfig.external);
    if (elsewhere !== '')
      return { redirectTo: elsewhere.replaceAll('%s', encodeURIComponent(input.query)), status: 302 };
    return {
      layoutViewType: 'search',
      records: [],
      params: { search: input },
      seo: {
        title: input.query
          ? ctx.translator.t('Search: {query}', { query: input.query })
          : ctx.translator.t('Search'),
        meta: [{ name: 'robots', content: 'noindex' }],
      },
    };
  },
};

/** What the address says that is not a search is left out: a link that is odd still finds. */
function readAddress({ params }: LayoutLookup): SearchInput {
  const numbers = (text: unknown) =>
    String(text ?? '')
      .split(',')
      .map(Number)
      .filter((each) => Number.isInteger(each) && each > 0 && each <= MAX_INTEGER);
  const listOf = (text: unknown) =>
    String(text ?? '')
      .split(',')
      .filter((each) => each !== '');
  const raw = {
    query: String(params.query ?? params.search ?? params.q ?? ''),
    ...(params.domain && { domain: params.domain }),
    ...(params.sort && { sort: params.sort }),
    ...(params.queryOperator && { queryOperator: params.queryOperator }),
    ...(params.scope && { scope: params.scope }),
    ...(numbers(params.categoryID).length > 0 && {
      categoryIDs: numbers(params.categoryID),
      includeChildCategories: true,
    }),
    ...(numbers(params.insertUserID).length > 0 && { insertUserIDs: numbers(params.insertUserID) }),
    ...(numbers(params.discussionID)[0] !== undefined && { discussionID: numbers(params.discussionID)[0] }),
    ...(listOf(params.types).length > 0 && { types: listOf(params.types) }),
    ...(params.dateInserted && { dateInserted: params.dateInserted }),
    includeArchivedCategories: true,
    page: numbers(params.page)[0] ?? 1,
    collapse: params.discussionID === undefined && params.domain !== 'members',
    expand: ['insertUser', 'breadcrumbs', '-body'],
  };
  const parsed = searchQuery.safeParse(raw);
  return parsed.success
    ? parsed.data
    : searchQuery.parse({ query: raw.query.slice(0, 1000), collapse: true, expand: raw.expand });
}

export const searchResultsWidget = widget({
  id: 'search.results',
  component: 'SearchResults',
  name: 'Search results',
  isWholePage: true,
  hydrate: async (ctx, { params }) => {
    if (!params.search) return null;
    const { input, outcome } = await searchWhatCanBe(ctx, params.search);
    return {
      query: input.query,
      domain: input.domain ?? 'all_content',
      sort: input.sort,
      filters: {
        categoryIDs: input.categoryIDs ?? [],
        insertUserIDs: input.insertUserIDs ?? [],
        types: input.types ?? [],
        dateInserted: input.dateInserted ?? '',
        discussionID: input.discussionID ?? null,
        queryOperator: input.queryOperator,
        scope: input.scope ?? null,
      },
      results: outcome.results.map((result) => ({
        ...result,
        nameMarks: findPlaces(result.name, outcome.words),
        mark: markOf(ctx, result),
      })),
      kinds: resultKinds(
        ctx,
        new Set([...outcome.results.map(({ type }) => type), ...outcome.facets.types.map(({ key }) => key)]),
      ),
      today: ctx.now.toISOString().slice(0, 10),
      isIncomplete: outcome.isIncomplete,
      facets: await presentFacets(ctx, outcome.facets),
      paging: { total: outcome.total, currentPage: input.page, limit: input.limit },
    };
  },
});

/** An address that asks for what cannot be (an order of members for posts, a date that is none) finds by its words. */
async function searchWhatCanBe(ctx: RequestContext, input: SearchInput) {
  try {
    return { input, outcome: await search(ctx, input) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    const { query, domain, collapse, expand } = input;
    const plain = {
      ...searchQuery.parse({ query, domain, includeArchivedCategories: true }),
      collapse,
      expand,
    };
    return { input: plain, outcome: await search(ctx, plain) };
  }
}

async function presentFacets(ctx: RequestContext, facets: Finding['facets']): Promise<SearchFacets> {
  const [{ tree, has }, people] = await Promise.all([
    visibleCategories(ctx),
    userFragments(
      ctx,
      facets.authors.map((each) => each.key),
    ),
  ]);
  return {
    types: facets.types.map(({ key, count }) => ({ type: key, count })),
    categories: facets.categories.flatMap(({ key, count }) => {
      const node = tree.byID.get(key);
      return node && has(key) ? [{ categoryID: key, name: node.name, count }] : [];
    }),
    authors: facets.authors.map(({ key, count }) => ({
      userID: key,
      name: people.get(key)?.name ?? '',
      count,
    })),
  };
}

export const searchTemplate = oneWidget('search', 'Search', 'search.results');
