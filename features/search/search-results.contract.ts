// What the search page's widget hands to the browser.
import type { SearchFacets, SearchResult, searchSorts } from './search.contract.ts';

export type Mark = [start: number, end: number];

export interface ShownResult extends SearchResult {
  snippet: { text: string; marks: Mark[] };
  /** Where the searched words stand in the name. */
  nameMarks?: Mark[];
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
  };
  results: ShownResult[];
  /** Not everything was looked through: the total is the least there is. */
  isIncomplete: boolean;
  facets: SearchFacets;
  paging: { total: number; currentPage: number; limit: number };
  /** The day the page was made, for ranges of dates: 2026-11-21. */
  today: string;
}
