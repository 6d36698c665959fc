import { Answer, route } from '../../../platform/server/http/route.ts';
import { searchEverything } from '../search.contract.ts';
import { search } from './search.actions.ts';

export const searchRoutes = [
  route(searchEverything, async (ctx, { query }) => {
    const { results, total } = await search(ctx, query);
    const { page, limit } = query;
    const rows = results.map(({ snippet: _, ...result }) => result);
    return new Answer({ rows, total, page, limit }, { headers: { 'x-search-powered-by': 'PostgreSQL' } });
  }),
];
