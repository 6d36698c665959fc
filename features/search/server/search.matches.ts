// The one statement of a search: what matches, grouped, ordered, counted. Visibility and filters are conditions of it,
// before anything is counted.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { SearchInput } from '../search.contract.ts';
import type { Conditions } from './search.conditions.ts';
import { ordering, preselection } from './search.order.ts';
import type { EngineHit } from './search-engines.ts';
import type { Found } from './search-kinds.ts';

/** Ranking looks at this many matches at the most: a common word has hundreds of thousands. */
export const MAX_RANKED = 2500;
/**
 * Those that are ranked best by the very words are ranked by parts of words, too: each takes a thousandth of a millisecond for each
 * word that contains what was searched for, so that fewer are ranked by more words.
 */
const RANKED_BY_PARTS = { words: 2000, least: 20, most: 150 };

export interface Finding {
  found: Found[];
  /** Before they were grouped. */
  matched: number;
  total: number;
  facets: {
    types: { key: string; count: number }[];
    categories: { key: number; count: number }[];
    authors: { key: number; count: number }[];
  };
  /** Not everything was looked through: there may be more, and the total is the least there is. */
  isIncomplete: boolean;
}

export interface Wanted {
  input: SearchInput;
  conditions: Conditions;
  order: { key: Sql; join: Sql };
  recordTypes: readonly string[];
  tsquery: string | undefined;
  /** The same without parts of words, but with words of the same stems. */
  stemmed: string | undefined;
  /** The very words. */
  exact: string | undefined;
  /** So many of the newest of each kind are looked through; absent: all. */
  newest?: number;
  /** Another engine looked the words up: these alone, as it ranked them. */
  hits?: readonly EngineHit[];
}

interface MatchesRow {
  matched: number;
  total: number;
  found: Found[] | null;
  types: { key: string; count: number }[] | null;
  categories: { key: number; count: number }[] | null;
  authors: { key: number; count: number }[] | null;
}

export const NOTHING: Finding = {
  found: [],
  matched: 0,
  total: 0,
  facets: { types: [], categories: [], authors: [] },
  isIncomplete: false,
};

export async function readMatches(db: Queryable, wanted: Wanted): Promise<Finding> {
  const { input, conditions, order } = wanted;
  const ranks = ranksOf(wanted);
  // What stands in no thread is a hit by itself.
  const group = input.collapse
    ? sql`discussion_id, case when discussion_id is null then record_type end, case when discussion_id is null then record_id end`
    : sql`record_type, record_id`;
  const row = await db.row<MatchesRow>(sql`
    with matches as materialized (
      select record_type, record_id, type, discussion_id, category_id, insert_user_id, score, date_inserted, date_updated,
        ${order.key} as sort_key, ${ranks.columns}
      from ${documents(wanted)} ${order.join} ${ranks.join} where ${sql.and(conditions)}
      ${preselection(input)} limit ${sql.integer(MAX_RANKED)}
    ), ranked as materialized (${standsForOthers(wanted) ? rankedByTier(wanted) : sql`select *, 0 as tier from matches`}
    ), grouped as (
      select distinct on (${group}) *, count(*) over (partition by ${group})::int as match_count
      from ranked order by ${group}, ${ordering(input)}
    ), shown as (
      select record_type, record_id, rank, match_count from grouped order by ${ordering(input)}
      limit ${input.limit}::int offset ${(input.page - 1) * input.limit}::int
    )
    select (select count(*) from matches) as matched, (select count(*) from grouped) as total,
      (select jsonb_agg(shown) from shown) as found,
      ${facet(sql`type`, 12)} as types, ${facet(sql`category_id`, 12)} as categories, ${facet(sql`insert_user_id`, 8)} as authors`);
  if (!row) return NOTHING;
  return {
    found: row.found ?? [],
    matched: row.matched,
    total: row.total,
    facets: { types: row.types ?? [], categories: row.categories ?? [], authors: row.authors ?? [] },
    isIncomplete: row.matched >= MAX_RANKED,
  };
}

function rankOf(tsquery: string | undefined): Sql {
  if (tsquery === undefined) return sql`0::float4`;
  return sql`ts_rank_cd(words, ${tsquery}::tsquery, 1) * case when record_type = 'discussion' then 1.5 else 1 end`;
}

/** Words are ranked, and more than the very words are looked for. */
function standsForOthers({ input, tsquery, exact, hits }: Wanted): boolean {
  return input.sort === 'relevance' && hits === undefined && tsquery !== exact;
}

/** By the very words; and what does not hold these, by words of the same stem. Long words are read once for both. */
function ranksOf(wanted: Wanted): { columns: Sql; join: Sql } {
  const { input, hits, stemmed, exact } = wanted;
  if (!standsForOthers(wanted) || stemmed === exact) {
    const rank = hits ? sql`hit_rank` : rankOf(input.sort === 'relevance' ? exact : undefined);
    return { columns: sql`${rank} as rank, 0::float4 as stem_rank`, join: sql.empty };
  }
  const join = sql`cross join lateral (
    select rank, case when rank > 0 then 0 else ${rankOf(stemmed)} end as stem_rank
    from (select words, ${rankOf(exact)} as rank from (select words || ''::tsvector as words offset 0) read offset 0) by_exact) by_stem`;
  return { columns: sql`rank, stem_rank`, join };
}

/**
 * What holds the very words is above what holds others of their stem, and that above what holds no more than parts of them.
 * Each place is looked up by itself: PostgreSQL takes matches for few, and would compare every one with every one of the best.
 */
function rankedByTier({ tsquery }: Wanted): Sql {
  return sql`
    select m.record_type, m.record_id, m.type, m.discussion_id, m.category_id, m.insert_user_id, m.score, m.date_inserted,
      m.date_updated, m.sort_key,
      case when m.rank > 0 then 2 when m.stem_rank > 0 then 1 else 0 end as tier,
      case when m.place > ${rankedBy(tsquery)}::int then greatest(m.rank, m.stem_rank) else greatest(m.rank, m.stem_rank, (
        select ${rankOf(tsquery)} from search_documents d where d.record_type = m.record_type and d.record_id = m.record_id
      )) end as rank
    from (
      select *, row_number() over (order by rank desc, stem_rank desc, date_inserted desc, record_type, record_id desc) as place
      from matches
    ) m`;
}

function rankedBy(tsquery = ''): number {
  const { words, least, most } = RANKED_BY_PARTS;
  return Math.max(least, Math.min(most, Math.floor(words / tsquery.split(' | ').length)));
}

function documents({ newest, recordTypes, tsquery, hits }: Wanted): Sql {
  if (hits)
    return sql`(
      select * from search_documents join unnest(
        ${hits.map((hit) => hit.recordType)}::text[], ${hits.map((hit) => hit.recordID)}::int[],
        ${hits.map((hit) => hit.rank)}::float4[]) as hit (record_type, record_id, hit_rank) using (record_type, record_id)
    ) search_documents`;
  const holdsWords = tsquery !== undefined && sql`words @@ ${tsquery}::tsquery`;
  // By itself, so that no other condition is looked up first: each record would be read to its end for its words.
  if (newest === undefined)
    return holdsWords
      ? sql`(select * from search_documents where ${holdsWords} offset 0) search_documents`
      : sql`search_documents`;
  return sql`(
    select newest.* from unnest(${recordTypes}::text[]) kind, lateral (
      select * from search_documents where record_type = kind
      order by date_inserted desc, record_id desc limit ${newest}::int
    ) newest where ${sql.and([holdsWords])}) search_documents`;
}

function facet(column: Sql, most: number): Sql {
  return sql`(select jsonb_agg(counted) from (
    select ${column} as key, count(*)::int as count from matches where ${column} is not null
    group by ${column} order by count(*) desc, ${column} limit ${sql.integer(most)}) counted)`;
}
