import { Answer, route } from '../../../platform/server/http/route.ts';
import { searchEverything } from '../search.contract.ts';
import { search } from './search.actions.ts';
import { incompleteHeader } from './search.headers.ts';
import { searchEngines } from './search-engines.ts';

export const searchRoutes = [
  route(searchEverything, async (ctx, { query }) => {
    const { results, total, isIncomplete } = await search(ctx, query);
    const { page, limit } = query;
    const rows = results.map(({ snippet: _, ...result }) => result);
    const headers = {
      'x-search-powered-by': searchEngines.of(ctx).at(-1)?.name ?? 'PostgreSQL',
      ...incompleteHeader(isIncomplete),
    };
    return new Answer({ rows, total, page, limit }, { headers });
  }),
];
