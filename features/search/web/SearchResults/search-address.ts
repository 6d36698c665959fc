// The address of a search is the search: every choice is a link to another address.
import type { SearchResultsProps } from '../../search-results.contract.ts';

export type SearchChoice = Pick<SearchResultsProps, 'query' | 'domain' | 'sort'> &
  SearchResultsProps['filters'];

export function choiceOf({ query, domain, sort, filters }: SearchResultsProps): SearchChoice {
  return { query, domain, sort, ...filters };
}

/** What the address carries; defaults are left out. */
export function searchFields(choice: SearchChoice): Record<string, string> {
  const fields: Record<string, string> = {
    query: choice.query,
    domain: choice.domain === 'all_content' ? '' : choice.domain,
    types: choice.types.join(','),
    categoryID: choice.categoryIDs.join(','),
    insertUserID: choice.insertUserIDs.join(','),
    dateInserted: choice.dateInserted,
    discussionID: choice.discussionID === null ? '' : String(choice.discussionID),
    sort: choice.sort === 'relevance' ? '' : choice.sort,
    queryOperator: choice.queryOperator === 'and' ? '' : choice.queryOperator,
    scope: choice.scope ?? '',
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** A changed choice begins on its first page. */
export function searchHref(choice: SearchChoice, change: Partial<SearchChoice> = {}, page = 1): string {
  const fields = searchFields({ ...choice, ...change });
  const query = new URLSearchParams(page > 1 ? { ...fields, page: String(page) } : fields);
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** In another domain its filters mean nothing. */
export function domainHref({ query, queryOperator, scope }: SearchChoice, domain: string): string {
  return searchHref({
    query,
    queryOperator,
    scope,
    domain,
    sort: 'relevance',
    categoryIDs: [],
    insertUserIDs: [],
    types: [],
    dateInserted: '',
    discussionID: null,
  });
}

export function countFilters(choice: SearchChoice): number {
  const { types, categoryIDs, insertUserIDs, dateInserted } = choice;
  return types.length + categoryIDs.length + insertUserIDs.length + (dateInserted === '' ? 0 : 1);
}

export function withoutFilters(choice: SearchChoice): string {
  return searchHref(choice, { types: [], categoryIDs: [], insertUserIDs: [], dateInserted: '' });
}

export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}

/** `>=2026-11-14`, a number of days before `today`. */
export function sinceDays(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return `>=${date.toISOString().slice(0, 10)}`;
}
