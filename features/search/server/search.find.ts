// Which records match: visibility and filters are conditions of the one statement, before anything is counted.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput } from '../search.contract.ts';
import { matchConditions } from './search.conditions.ts';
import { ordering, preselection, searchOrder } from './search.order.ts';

/** Ranking looks at this many matches at the most: a common word has hundreds of thousands. */
const MAX_RANKED = 4000;
/** A search that takes longer answers with what it has: nothing, said honestly. */
const TIME_LIMIT = 3000;

export type FoundType = 'discussion' | 'comment' | 'category' | 'user';

export interface Found {
  record_type: FoundType;
  record_id: number;
  rank: number;
  match_count: number;
}

export interface Finding {
  found: Found[];
  total: number;
  facets: {
    types: { key: string; count: number }[];
    categories: { key: number; count: number }[];
    authors: { key: number; count: number }[];
  };
  /** The time was up before the search was. */
  isIncomplete: boolean;
}

interface FindingRow {
  total: number;
  found: Found[] | null;
  types: { key: string; count: number }[] | null;
  categories: { key: number; count: number }[] | null;
  authors: { key: number; count: number }[] | null;
}

const NOTHING: Finding = {
  found: [],
  total: 0,
  facets: { types: [], categories: [], authors: [] },
  isIncomplete: false,
};

export async function findRecords(
  ctx: RequestContext,
  input: SearchInput,
  tsquery: string | undefined,
): Promise<Finding> {
  const conditions = await matchConditions(ctx, input, tsquery);
  if (!conditions) return NOTHING;
  const rank =
    tsquery === undefined || input.sort !== 'relevance'
      ? sql`0::float4`
      : sql`ts_rank_cd(words, ${tsquery}::tsquery, 1) * case when record_type = 'discussion' then 1.5 else 1 end`;
  // What stands in no thread is a hit by itself.
  const group = input.collapse
    ? sql`discussion_id, case when discussion_id is null then record_type end, case when discussion_id is null then record_id end`
    : sql`record_type, record_id`;
  const { key, join } = await searchOrder(ctx, input);
  try {
    const row = await ctx.site.heavyReads.run(ctx, () =>
      ctx.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${TIME_LIMIT}`));
        return tx.row<FindingRow>(sql`
        with matches as materialized (
          select record_type, record_id, type, discussion_id, category_id, insert_user_id, score, date_inserted, date_updated, ${rank} as rank, ${key} as sort_key
          from search_documents ${join} where ${sql.and(conditions)}
          ${preselection(input)} limit ${sql.integer(MAX_RANKED)}
        ), grouped as (
          select distinct on (${group}) *, count(*) over (partition by ${group})::int as match_count
          from matches order by ${group}, ${ordering(input)}
        ), shown as (
          select record_type, record_id, rank, match_count from grouped order by ${ordering(input)}
          limit ${sql.integer(input.limit)} offset ${sql.integer((input.page - 1) * input.limit)}
        )
        select (select count(*) from grouped) as total,
          (select jsonb_agg(shown) from shown) as found,
          ${facet(sql`type`, 12)} as types, ${facet(sql`category_id`, 12)} as categories, ${facet(sql`insert_user_id`, 8)} as authors`);
      }),
    );
    if (!row) return NOTHING;
    return {
      found: row.found ?? [],
      total: row.total,
      facets: { types: row.types ?? [], categories: row.categories ?? [], authors: row.authors ?? [] },
      isIncomplete: false,
    };
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return { ...NOTHING, isIncomplete: true };
    throw error;
  }
}

function facet(column: Sql, most: number): Sql {
  return sql`(select jsonb_agg(counted) from (
    select ${column} as key, count(*)::int as count from matches where ${column} is not null
    group by ${column} order by count(*) desc, ${column} limit ${sql.integer(most)}) counted)`;
}
