import { describe, expect, it } from 'vitest';
import {
  countFilters,
  domainHref,
  type SearchChoice,
  searchHref,
  sinceDays,
  toggled,
  withoutFilters,
} from './search-address.ts';

const choice: SearchChoice = {
  query: 'hide glue',
  domain: 'all_content',
  sort: 'relevance',
  types: ['question'],
  categoryIDs: [3, 5],
  insertUserIDs: [],
  dateInserted: '>=2026-01-01',
  discussionID: null,
  queryOperator: 'and',
  scope: null,
};

describe('the address of a search', () => {
  it('leaves out what is the default', () => {
    expect(searchHref({ ...choice, types: [], categoryIDs: [], dateInserted: '' })).toBe(
      '/search?query=hide+glue',
    );
    expect(searchHref({ ...choice, query: '', types: [], categoryIDs: [], dateInserted: '' })).toBe(
      '/search',
    );
  });

  it('adds a choice to the others, on the first page', () => {
    const url = new URL(searchHref(choice, { sort: '-dateInserted' }), 'http://site');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      query: 'hide glue',
      types: 'question',
      categoryID: '3,5',
      dateInserted: '>=2026-01-01',
      sort: '-dateInserted',
    });
    expect(searchHref(choice, {}, 3)).toMatch(/&page=3$/);
  });

  it('drops the filters with the domain, and all of them at once', () => {
    expect(domainHref(choice, 'members')).toBe('/search?query=hide+glue&domain=members');
    expect(withoutFilters(choice)).toBe('/search?query=hide+glue');
    expect(countFilters(choice)).toBe(4);
  });

  it('says that any of the words will do, and how far to look, in every domain', () => {
    const any = { ...choice, queryOperator: 'or', scope: 'hub' } as const;
    expect(domainHref(any, 'places')).toBe(
      '/search?query=hide+glue&domain=places&queryOperator=or&scope=hub',
    );
    expect(withoutFilters(any)).toBe('/search?query=hide+glue&queryOperator=or&scope=hub');
  });

  it('puts a value in and takes it out', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
    expect(sinceDays('2026-03-02', 7)).toBe('>=2026-02-23');
  });
});
