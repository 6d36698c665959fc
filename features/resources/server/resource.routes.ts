import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { markIndexed } from '../../../platform/server/events/dirty-records.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type Route, route } from '../../../platform/server/http/route.ts';
import { deleteDirtyRecords, getResource, listResources, type Resource } from '../resources.contract.ts';

interface Kind {
  path: string;
  table: string;
  idColumn: string;
  parameter: string;
  /** `expand=crawl` adds what an index needs of it. */
  isCrawlable: boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  category: {
    path: '/categories',
    table: 'categories',
    idColumn: 'category_id',
    parameter: 'categoryID',
    isCrawlable: false,
  },
  comment: {
    path: '/comments',
    table: 'comments',
    idColumn: 'comment_id',
    parameter: 'commentID',
    isCrawlable: true,
  },
  discussion: {
    path: '/discussions',
    table: 'discussions',
    idColumn: 'discussion_id',
    parameter: 'discussionID',
    isCrawlable: true,
  },
};

function requireKind(recordType: string): Kind {
  const kind = Object.hasOwn(kinds, recordType) ? kinds[recordType] : undefined;
  if (!kind) throw notFound('Resource');
  return kind;
}

export const resourceRoutes: Route[] = [
  route(listResources, async (ctx, { query }) =>
    Object.entries(kinds)
      .map(([recordType, { isCrawlable }]): Resource => {
        return { recordType, url: ctx.url(`/api/v2/resources/${recordType}`), crawlable: isCrawlable };
      })
      .filter((each) => query.crawlable === undefined || each.crawlable === query.crawlable),
  ),
  route(getResource, async (ctx, { params }) => {
    const kind = requireKind(params.recordType);
    const { recordType } = params;
    return kind.isCrawlable ? { recordType, crawl: await extentOf(ctx, kind) } : { recordType };
  }),
  route(deleteDirtyRecords, async (ctx, { params }) => {
    requireKind(params.recordType);
    await ctx.write((w) => markIndexed(w, params.recordType));
    return undefined;
  }),
];

async function extentOf(ctx: RequestContext, { path, table, idColumn, parameter }: Kind) {
  const row = await ctx.db.row<{ count: number; min: number; max: number }>(sql`
    select count(*) as count, coalesce(min(${sql.raw(idColumn)}), 0) as min, coalesce(max(${sql.raw(idColumn)}), 0) as max
    from ${sql.raw(table)}`);
  const { count = 0, min = 0, max = 0 } = row ?? {};
  return { url: ctx.url(`/api/v2${path}?expand=crawl`), parameter, count, min, max };
}
