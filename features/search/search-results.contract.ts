// What the search page's widget hands to the browser.
import type { SearchFacets, SearchInput, SearchResult, searchSorts } from './search.contract.ts';

export type Mark = [start: number, end: number];

export interface ShownResult extends SearchResult {
  snippet: { text: string; marks: Mark[] };
  /** Where the searched words stand in the name. */
  nameMarks?: Mark[];
  /** That the post is settled, and how. */
  mark?: { icon: string; text: string } | undefined;
}

/** What a type of result is called. */
export interface ResultKind {
  name: string;
  /** Of many, in a list of filters. */
  plural: string;
  icon: string;
}

export interface SearchResultsProps {
  query: string;
  domain: string;
  sort: (typeof searchSorts)[number];
  filters: {
    categoryIDs: number[];
    insertUserIDs: number[];
    types: string[];
    dateInserted: string;
    discussionID: number | null;
    queryOperator: SearchInput['queryOperator'];
    scope: SearchInput['scope'] | null;
  };
  results: ShownResult[];
  /** By the types of the results and of the filters. */
  kinds: Record<string, ResultKind>;
  /** Not everything was looked through: the total is the least there is. */
  isIncomplete: boolean;
  facets: SearchFacets;
  paging: { total: number; currentPage: number; limit: number };
  /** The day the page was made, for ranges of dates: 2026-11-21. */
  today: string;
}
