import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, press, type, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';
import SearchSuggestions from './SearchSuggestions.tsx';

const POST = { recordType: 'discussion', recordID: 1, type: 'discussion', isForeign: false, searchScore: 1 };
let results: object[];
let requests: string[];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  results = [
    { ...POST, name: 'How bees dance', url: '/discussion/1/x' },
    { ...POST, recordID: 2, name: 'Bee houses', url: '/discussion/2/y' },
  ];
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(decodeURIComponent(url));
    return new Response(JSON.stringify(results), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a search suggests', () => {
  it('suggests 100 ms after the last letter, and arrows go through it', async () => {
    // By this clock alone, however busy the machine is.
    vi.useFakeTimers();
    const onLeave = vi.fn();
    const { container } = mount(
      onPage(
        <>
          <div data-search-bar>
            <input aria-label="Search" />
            <SearchSuggestions text="bee" fields={{ scope: 'hub' }} onFill={() => {}} onLeave={onLeave} />
          </div>
          <button type="button">New post</button>
        </>,
      ),
    );
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(requests).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(requests[0]).toContain('limit=20');
    expect(requests[0]).toContain('scope=hub');
    const links = [...container.querySelectorAll<HTMLElement>('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/discussion/1/x',
      '/discussion/2/y',
      '/search?query=bee&scope=hub',
    ]);
    expect(find(container, '[role="status"]').textContent).toBe('2 results');
    act(() => links[0]?.focus());
    press(links[0] as Element, 'ArrowDown');
    expect(document.activeElement).toBe(links[1]);
    press(links[1] as Element, 'ArrowUp');
    press(links[0] as Element, 'ArrowUp');
    expect(document.activeElement?.tagName).toBe('INPUT');
    press(links[1] as Element, 'Escape');
    expect(onLeave).toHaveBeenCalledOnce();
    fire(document.body, new Event('pointerdown', { bubbles: true }));
    expect(onLeave).toHaveBeenCalledTimes(2);
    act(() => find(container, 'input').focus());
    expect(onLeave).toHaveBeenCalledTimes(2);
    act(() => find(container, 'button').focus());
    expect(onLeave).toHaveBeenCalledTimes(3);
  });
});

const field = (container: ParentNode) => find<HTMLInputElement>(container, 'input[type="search"]');

async function typedInto(text: string, bar: Partial<SearchBarProps> = {}, stage: Stage = {}) {
  const { container } = mount(onPage(<SearchBar label="Search" {...bar} />, stage));
  type(field(container), text);
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(150));
  return container;
}

const items = (container: ParentNode) => [...container.querySelectorAll<HTMLElement>('[data-suggestion]')];

describe('the field of a search', () => {
  it('shows of each suggestion where it lies, what it is labelled with, when, and that it is elsewhere', async () => {
    results = [
      {
        ...POST,
        name: 'Bees',
        url: 'https://hub.example/d/1',
        isForeign: true,
        breadcrumbs: [
          { name: 'Garden', url: '/a' },
          { name: 'Hives', url: '/b' },
        ],
        labelCodes: ['closed'],
        dateInserted: '2020-05-01T10:00:00Z',
        dateUpdated: null,
      },
    ];
    results.push({ ...POST, recordID: 99, url: '/c' });
    const [first, second] = items(await typedInto('bees'));
    expect([first?.dataset.first, second?.dataset.first]).toEqual(['true', undefined]);
    expect(first?.textContent).toContain('Closed');
    expect(first?.textContent).toContain('Garden › Hives');
    expect(first?.textContent).toContain('On another site');
    expect(first?.querySelector('time')?.getAttribute('datetime')).toContain('2020-05-01');
    expect(first?.dataset.source).toBe('community');
  });

  it('says that there are none, and offers the search itself', async () => {
    results = [];
    const container = await typedInto('zz');
    expect(container.textContent).toContain('No results found.');
    expect(items(container).map((item) => item.textContent)).toEqual(['Search for zz']);
  });

  it('is filled by a suggestion without an address, and asks again', async () => {
    results = [{ ...POST, name: 'bee keeping', url: '' }];
    const container = await typedInto('bee');
    const asked = requests.length;
    await act(async () => items(container)[0]?.click());
    expect(field(container).value).toBe('bee keeping');
    expect(document.activeElement).toBe(field(container));
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(requests.slice(asked).join()).toContain('query=bee+keeping');
  });

  it('asks what its own fields say, and sends them along', async () => {
    const container = await typedInto('bee', { hidden: { domain: 'members', categoryID: '3' } });
    expect(requests[0]).toContain('domain=members');
    expect(requests[0]).toContain('categoryID=3');
    expect(items(container).at(-1)?.getAttribute('href')).toBe(
      '/search?query=bee&domain=members&categoryID=3',
    );
  });

  it('is cleared by its button, and asks again where it stands beside results', async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted);
    const container = await typedInto('bee', { defaultValue: 'bee' });
    const clear = (of: ParentNode) =>
      act(async () => find<HTMLButtonElement>(of, 'button[aria-label="Clear"]').click());
    await clear(container);
    expect([field(container).value, items(container).length]).toEqual(['', 0]);
    expect(document.activeElement).toBe(field(container));
    expect(submitted).not.toHaveBeenCalled();
    unmountAll();
    await clear(await typedInto('bees', { searchesWhenCleared: true }));
    expect(submitted).toHaveBeenCalledOnce();
    document.removeEventListener('submit', submitted);
  });

  it('opens what is answered elsewhere in a tab of its own, where the site says so', async () => {
    const own = await typedInto('bee');
    expect(find(own, 'form').getAttribute('target')).toBeNull();
    unmountAll();
    const container = await typedInto('bee', {}, { site: { opensSearchInNewTab: true } });
    expect(find(container, 'form').getAttribute('target')).toBe('_blank');
    expect(items(container).at(-1)?.getAttribute('target')).toBe('_blank');
    expect(items(container)[0]?.getAttribute('target')).toBeNull();
  });
});
