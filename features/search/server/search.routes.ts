import { route } from '../../../platform/server/http/route.ts';
import { searchEverything } from '../search.contract.ts';
import { search } from './search.actions.ts';

export const searchRoutes = [
  route(searchEverything, async (ctx, { query }) => {
    const { results, total } = await search(ctx, query);
    return {
      rows: results.map(({ snippet: _, ...result }) => result),
      total,
      page: query.page,
      limit: query.limit,
    };
  }),
];
