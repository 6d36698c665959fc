import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, type, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { SearchResultsProps, ShownResult } from '../../search-results.contract.ts';
import { SearchResults } from './SearchResults.tsx';

const found: ShownResult = {
  recordType: 'discussion',
  recordID: 7,
  discussionID: 7,
  type: 'riddle',
  name: 'Which glue holds?',
  nameMarks: [[6, 10]],
  url: '/discussion/7/which-glue-holds',
  isForeign: false,
  searchScore: 1,
  dateInserted: '2026-11-01T10:00:00+00:00',
  breadcrumbs: [
    { name: 'Home', url: 'http://site/' },
    { name: 'Wood', url: 'http://site/categories/wood' },
  ],
  counts: [{ count: 3, labelCode: 'comments' }],
  labelCodes: ['guessed'],
  mark: { icon: 'circle-check', text: 'Guessed' },
  subqueryMatchCount: 2,
  snippet: { text: 'Hide <glue> in winter', marks: [[6, 10]] },
};

const props = (change: Partial<SearchResultsProps> = {}): SearchResultsProps => ({
  query: 'glue',
  domain: 'all_content',
  sort: 'relevance',
  filters: {
    categoryIDs: [],
    insertUserIDs: [],
    types: [],
    dateInserted: '',
    discussionID: null,
    queryOperator: 'and',
    scope: null,
  },
  results: [found],
  kinds: { riddle: { name: 'Riddle', plural: 'Riddles', icon: 'circle-help' } },
  isIncomplete: false,
  facets: {
    types: [{ type: 'riddle', count: 4 }],
    categories: [{ categoryID: 3, name: 'Wood', count: 2 }],
    authors: [{ userID: 9, name: 'Ada', count: 1 }],
  },
  paging: { total: 25, currentPage: 1, limit: 10 },
  today: '2026-11-21',
  ...change,
});

const html = (change?: Partial<SearchResultsProps>, permissions = ['profiles.view']) =>
  renderToString(onPage(<SearchResults {...props(change)} />, { permissions }));

// What is shown counts as a search.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}')));
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

describe('a search', () => {
  it('is counted once, however many pages of it are looked at', () => {
    const shown: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const { type, ...tick } = JSON.parse(String(body)) as Record<string, unknown>;
      if (type === 'search') shown.push(tick);
      return new Response('{}');
    });
    const draw = (change: Partial<SearchResultsProps>) => onPage(<SearchResults {...props(change)} />);
    const query = 'hide glue -epoxy "cold water"';
    const { rerender } = mount(draw({ query }));
    rerender(draw({ query, paging: { total: 25, currentPage: 2, limit: 10 } }));
    expect(shown).toEqual([
      expect.objectContaining({
        domain: 'all_content',
        searchResults: 25,
        page: 1,
        source: { key: 'community' },
        searchQuery: {
          terms: ['hide', 'glue', 'cold water'],
          negativeTerms: ['epoxy'],
          originalQuery: query,
        },
      }),
    ]);
    rerender(draw({ query: '' }));
    rerender(draw({ query: 'varnish', isIncomplete: true }));
    expect(shown.slice(1)).toMatchObject([{ searchResults: -1 }]);
  });
});

describe('SearchResults', () => {
  it('marks what was searched for, and lets nothing in as HTML', () => {
    const text = html();
    expect(text).toContain('Which <mark>glue</mark> holds?');
    expect(text).toContain('Hide &lt;<mark>glue</mark>&gt; in winter');
  });

  it('is ordered by what its domain can be ordered by', () => {
    const orders = (domain: string) =>
      [
        ...html({ domain }).matchAll(
          /href="[^"]*"[^>]*>(?:<[^>]*>)*(Best Match|[A-Z][a-z]+ (?:Active|Members|Posts)|Newest|Oldest|Top|Hot|Name)/g,
        ),
      ].map(([, name]) => name);
    expect(orders('all_content')).toEqual(['Best Match', 'Newest', 'Oldest']);
    expect(orders('discussions')).toEqual(['Best Match', 'Newest', 'Oldest', 'Top', 'Hot']);
    expect(orders('places')).toEqual(['Best Match', 'Name']);
    expect(orders('members')).toEqual([
      'Best Match',
      'Recently Active',
      'Name',
      'Oldest Members',
      'Newest Members',
      'Most Posts',
    ]);
    expect(html({ domain: 'members' })).toContain('sort=-dateLastActive');
  });

  it('offers members to those who may see them, and counts only what was asked for', () => {
    expect(html()).toContain('>Members</a>');
    expect(html({}, [])).not.toContain('>Members</a>');
    const none = { results: [], paging: { total: 0, currentPage: 1, limit: 10 } };
    expect(html(none)).toContain('0 results');
    expect(html({ ...none, query: '' })).not.toContain('0 results');
  });

  it('tells where, and leads to the other hits of the thread', () => {
    const text = html();
    expect(text).not.toContain('>Home<');
    expect(text).toContain('href="http://site/categories/wood"');
    expect(text).toContain('href="/search?query=glue&amp;discussionID=7"');
    expect(text).toContain('2 results in this thread');
    expect(html({ filters: { ...props().filters, discussionID: 7 } })).not.toContain('in this thread');
  });

  it('counts the replies to a post, and the comments in a category', () => {
    expect(html()).toContain('3 replies');
    const category: ShownResult = { ...found, recordType: 'category', type: 'category' };
    expect(html({ results: [category] })).toContain('3 comments');
  });

  it('narrows by links that keep what was chosen', () => {
    const filters = { ...props().filters, types: ['riddle'] };
    const text = html({ filters, sort: '-dateInserted' });
    expect(text).toContain(
      'href="/search?query=glue&amp;types=riddle&amp;categoryID=3&amp;sort=-dateInserted"',
    );
    expect(text).toMatch(/<a href="\/search\?query=glue&amp;sort=-dateInserted"[^>]*aria-current="true"/);
    expect(text).toContain('Clear 1 filter');
    expect(text).toContain('<input type="hidden" name="types" value="riddle"/>');
    expect(text).toContain('page=2');
  });

  it('is narrowed and widened again without steps in history', () => {
    const filters = { ...props().filters, types: ['riddle'], categoryIDs: [3] };
    const { container } = mount(onPage(<SearchResults {...props({ filters, query: 'hide glue' })} />));
    const links = [...container.querySelectorAll('aside a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['Riddles4', 'Wood2', 'Ada1', 'All of them', 'Any of them'],
      ...['Any time', 'Past week', 'Past month', 'Past year', 'Clear 2 filters'],
    ]);
    for (const link of links) expect(link.hasAttribute('data-replace'), String(link.textContent)).toBe(true);
  });

  it('goes to any of its pages by number, without scripts too', () => {
    const filters = { ...props().filters, types: ['riddle'] };
    const navigate = vi.fn();
    const { container } = mount(onPage(<SearchResults {...props({ filters })} />, { navigate }));
    const jump = find<HTMLFormElement>(container, 'nav form[action="/search"]');
    expect(Object.fromEntries(new FormData(jump))).toEqual({ query: 'glue', types: 'riddle', page: '1' });
    type(find<HTMLInputElement>(jump, 'input[name="page"]'), '3');
    fire(jump, new Event('submit', { bubbles: true, cancelable: true }));
    expect(navigate.mock.calls[0]?.[0]).toBe('/search?query=glue&types=riddle&page=3');
  });

  it('says what to try where nothing is found', () => {
    const nothing = { results: [], paging: { total: 0, currentPage: 1, limit: 10 } };
    expect(html(nothing)).toContain('Try fewer words');
    expect(html({ ...nothing, query: '' })).toContain('What are you looking for?');
    const filters = { ...props().filters, dateInserted: '>=2026-11-14' };
    expect(html({ ...nothing, filters })).toContain('Search without filters');
  });

  it('says that only a part was searched, and how many there are at least', () => {
    const partly = html({ isIncomplete: true });
    expect(partly).toContain('Only a part was searched');
    expect(partly).toContain('At least 25 results');
    const nothing = { results: [], paging: { total: 0, currentPage: 1, limit: 10 } };
    const without = html({ ...nothing, isIncomplete: true });
    expect(without).toContain('Only a part was searched');
    expect(without).not.toContain('0 results');
    expect(without).not.toContain('Nothing was found');
    expect(html()).not.toContain('At least');
  });

  it('explains its signs', () => {
    for (const sign of ['-epoxy', 'varn*', 'OR ash']) expect(html()).toContain(sign);
  });
});

describe('the words of a search', () => {
  it('are all wanted or any of them, where there are several', () => {
    expect(html()).not.toContain('Any of them');
    const several = html({ query: 'hide glue' });
    expect(several).toMatch(/aria-current="true"[^>]*>.{0,120}All of them/);
    expect(several).toContain('href="/search?query=hide+glue&amp;queryOperator=or"');
  });
});
