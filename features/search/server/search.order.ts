// In which order matches stand. Scores, heat and what members did are read where they are stored: they change all the time.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type UserSort, userOrder } from '../../users/server/user.order.ts';
import { memberSorts, type SearchInput } from '../search.contract.ts';
import { requestedTypes } from './search.types.ts';

export function isMemberSort(sort: string): sort is (typeof memberSorts)[number] & UserSort {
  return (memberSorts as readonly string[]).includes(sort);
}

/** `key` is what `sort_key` holds: the higher the nearer to the top with a `-`. */
export async function searchOrder(
  ctx: RequestContext,
  input: Pick<SearchInput, 'sort' | 'recordTypes' | 'domain' | 'types'>,
): Promise<{ key: Sql; join: Sql }> {
  const { sort } = input;
  if (isNameSort(sort) && isOfPlaces(ctx, input)) {
    const by = sort === 'name' ? sql`lower(name), category_id` : sql`lower(name) desc, category_id desc`;
    const places = sql`select category_id as placed_id, row_number() over (order by ${by}) as place from categories`;
    return { key: sql`placed.place`, join: sql`join (${places}) placed on placed.placed_id = record_id` };
  }
  if (isMemberSort(sort)) {
    const { join, by } = await userOrder(ctx, sort);
    const places = sql`select user_id, row_number() over (order by ${by}) as place from users ${join}`;
    return { key: sql`placed.place`, join: sql`join (${places}) placed on placed.user_id = record_id` };
  }
  return { key: keyOf(sort), join: sql.empty };
}

export function isNameSort(sort: string): boolean {
  return sort === 'name' || sort === '-name';
}

/** Nothing but categories is asked for. */
function isOfPlaces(
  ctx: RequestContext,
  input: Pick<SearchInput, 'recordTypes' | 'domain' | 'types'>,
): boolean {
  return requestedTypes(ctx, input).every((type) => type === 'category');
}

function keyOf(sort: SearchInput['sort']): Sql {
  if (sort === 'hot' || sort === '-hot')
    return sql`(select d.hot from discussions d where d.discussion_id = search_documents.discussion_id)`;
  if (sort === 'score' || sort === '-score')
    return sql`case record_type
      when 'discussion' then (select d.score from discussions d where d.discussion_id = record_id)
      when 'comment' then (select c.score from comments c where c.comment_id = record_id) end`;
  return sql`null::int`;
}

/** Where the order is a column's, the best are taken before the cap; relevance is known only after. */
export function preselection(input: SearchInput): Sql {
  return input.sort === 'relevance' ? sql.empty : sql`order by ${ordering(input)}`;
}

export function ordering({ sort }: Pick<SearchInput, 'sort'>): Sql {
  if (isMemberSort(sort)) return sql`sort_key`;
  switch (sort) {
    case 'relevance':
      return sql`tier desc, rank desc, date_inserted desc, record_type, record_id desc`;
    case 'dateInserted':
      return sql`date_inserted, record_type, record_id`;
    case '-dateInserted':
      return sql`date_inserted desc, record_type, record_id desc`;
    case 'dateUpdated':
      return sql`coalesce(date_updated, date_inserted), record_type, record_id`;
    case '-dateUpdated':
      return sql`coalesce(date_updated, date_inserted) desc, record_type, record_id desc`;
    case 'score':
    case 'hot':
      return sql`sort_key nulls first, record_type, record_id`;
    default:
      return sql`sort_key desc nulls last, record_type, record_id desc`;
  }
}
