// Which records match: visibility and filters are conditions of the one statement, before anything is counted.
import { parseDateRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { typeConditions } from '../../discussions/server/type.conditions.ts';
import type { SearchInput } from '../search.contract.ts';

/** Ranking looks at this many matches at the most: a common word has hundreds of thousands. */
const MAX_RANKED = 4000;
/** A search that takes longer answers with what it has: nothing, said honestly. */
const TIME_LIMIT = 3000;

export interface Found {
  record_type: 'discussion' | 'comment' | 'category' | 'user';
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
  const group = input.collapse ? sql`coalesce(discussion_id, -record_id)` : sql`(record_type, record_id)`;
  try {
    const row = await ctx.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${TIME_LIMIT}`));
      return tx.row<FindingRow>(sql`
        with matches as materialized (
          select record_type, record_id, type, discussion_id, category_id, insert_user_id, score, date_inserted, date_updated, ${rank} as rank
          from search_documents where ${sql.and(conditions)}
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
    });
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

/** Where the order is a column's, the best are taken before the cap; relevance is known only after. */
function preselection(input: SearchInput): Sql {
  return input.sort === 'relevance' ? sql.empty : sql`order by ${ordering(input)}`;
}

function ordering({ sort }: SearchInput): Sql {
  switch (sort) {
    case 'relevance':
      return sql`rank desc, date_inserted desc, record_type, record_id desc`;
    case 'dateInserted':
      return sql`date_inserted, record_type, record_id`;
    case '-dateInserted':
      return sql`date_inserted desc, record_type, record_id desc`;
    case 'dateUpdated':
      return sql`coalesce(date_updated, date_inserted), record_type, record_id`;
    case '-dateUpdated':
      return sql`coalesce(date_updated, date_inserted) desc, record_type, record_id desc`;
    case 'score':
      return sql`score, record_type, record_id`;
    case '-score':
      return sql`score desc, record_type, record_id desc`;
  }
}

/** undefined: nothing can match. */
async function matchConditions(
  ctx: RequestContext,
  input: SearchInput,
  tsquery: string | undefined,
): Promise<(Sql | undefined | false)[] | undefined> {
  const visible = await visibleCategories(ctx);
  const recordTypes = recordTypesOf(ctx, input);
  if (recordTypes.length === 0) return undefined;
  const asked = askedCategories(input, (id) => visible.tree.descendants(id));
  const categoryIDs = asked ? visible.ids.filter((id) => asked.has(id)) : visible.ids;
  const ofTypes = await discussionsOfTypes(ctx, input);
  const hasFilter =
    asked !== undefined ||
    input.insertUserIDs ||
    input.insertUserNames ||
    input.dateInserted ||
    input.discussionID ||
    input.tags ||
    ofTypes;
  if (tsquery === undefined && !hasFilter) return undefined;
  return [
    tsquery !== undefined && sql`words @@ ${tsquery}::tsquery`,
    sql`record_type = any(${recordTypes})`,
    asked || !visible.isAll
      ? sql`(category_id = any(${categoryIDs}) or (category_id is null and ${asked === undefined}))`
      : undefined,
    input.types && sql`type = any(${input.types})`,
    input.discussionID !== undefined && sql`discussion_id = ${input.discussionID}`,
    input.insertUserIDs && sql`insert_user_id = any(${input.insertUserIDs})`,
    input.insertUserNames &&
      sql`insert_user_id in (select user_id from users where lower(name) = any(${input.insertUserNames.map((name) => name.toLowerCase())}))`,
    ofTypes,
    input.tags &&
      sql`discussion_id in (select discussion_id from discussion_tags join tags using (tag_id) where urlcode = any(${input.tags}) or name = any(${input.tags}))`,
    input.dateInserted !== undefined &&
      rangeCondition('date_inserted', parseDateRange('dateInserted', input.dateInserted)),
    input.dateUpdated !== undefined &&
      rangeCondition(
        'coalesce(date_updated, date_inserted)',
        parseDateRange('dateUpdated', input.dateUpdated),
      ),
  ];
}

async function discussionsOfTypes(
  ctx: RequestContext,
  { postTypeID, postMeta }: SearchInput,
): Promise<Sql | undefined> {
  const conditions = (await typeConditions(ctx, { postTypeID, postMeta })).filter(
    (each) => each !== undefined,
  );
  if (conditions.length === 0) return undefined;
  return sql`discussion_id in (select d.discussion_id from discussions d where ${sql.and(conditions)})`;
}

const DOMAINS: Readonly<Record<string, Found['record_type'][]>> = {
  all_content: ['discussion', 'comment', 'category'],
  discussions: ['discussion', 'comment'],
  places: ['category'],
  members: ['user'],
  empty: [],
};

function recordTypesOf(ctx: RequestContext, input: SearchInput): Found['record_type'][] {
  const ofDomain = DOMAINS[input.domain ?? 'all_content'] ?? DOMAINS.all_content ?? [];
  const asked = input.recordTypes ?? ofDomain;
  return ctx.can('profiles.view') ? asked : asked.filter((type) => type !== 'user');
}

function askedCategories(input: SearchInput, descendants: (id: number) => number[]): Set<number> | undefined {
  const ids = [...(input.categoryIDs ?? []), ...(input.categoryID === undefined ? [] : [input.categoryID])];
  if (ids.length === 0) return undefined;
  return new Set(input.includeChildCategories ? ids.flatMap((id) => [id, ...descendants(id)]) : ids);
}
