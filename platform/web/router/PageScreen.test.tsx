import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HydratedLayout, LayoutNode, PageSubject } from '../../contract/page.ts';
import { isScrollWatchPaused } from '../../ui/TitleBar/scroll-watch.ts';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { PageScreen } from './PageScreen.tsx';
import { startNavigation } from './start-navigation.ts';

const titleBar: LayoutNode = { $reactComponent: 'SectionOneColumn', $reactProps: {} };
const page = (title: string): HydratedLayout => ({
  layoutID: 'x',
  name: 'x',
  layoutViewType: 'x',
  layout: [],
  titleBar,
  contexts: [],
  seo: { title },
  records: { discussionIDs: [], commentIDs: [], categoryIDs: [] },
});

let shown: Record<string, unknown>[] = [];
const answers: (() => Promise<Response>)[] = [];

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url !== '/api/v2/tick') return answers.shift()?.();
    shown.push(JSON.parse(String(init.body)));
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the screen', () => {
  it('is named after its page and the site, and counted once for each path, with what it is about', () => {
    const at = (path: string, title: string, about?: PageSubject) =>
      onPage(<PageScreen />, { path, page: { ...page(title), ...(about && { about }) } });
    const { rerender } = mount(at('/discussions', 'Posts'));
    expect(document.title).toBe('Posts - Bees');
    rerender(at('/discussions?sort=-score', 'Posts'));
    rerender(at('/categories', 'Bees'));
    expect(document.title).toBe('Bees');
    rerender(at('/discussion/7/x', 'X', { discussionID: 7, categoryID: 3 }));
    rerender(at('/discussion/7/x#Comment_2', 'X', { discussionID: 7, categoryID: 3 }));
    const common = { type: 'page_view', siteSectionID: '0' };
    const { origin } = location;
    expect(shown).toEqual([
      { ...common, url: `${origin}/discussions`, referrer: document.referrer },
      { ...common, url: `${origin}/categories`, referrer: `${origin}/discussions` },
      {
        ...common,
        url: `${origin}/discussion/7/x`,
        referrer: `${origin}/categories`,
        discussionID: 7,
        categoryID: 3,
      },
    ]);
  });

  it('goes to its anchor at once, and 500 ms later to one that came to be since', () => {
    const scrolled = vi.fn();
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled);
    mount(onPage(<PageScreen />, { path: '/discussion/1/x#Comment_7', page: page('X') }));
    expect(scrolled).not.toHaveBeenCalled();
    const comment = document.body.appendChild(document.createElement('article'));
    comment.id = 'Comment_7';
    vi.advanceTimersByTime(499);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(isScrollWatchPaused()).toBe(true);
    vi.advanceTimersByTime(500);
    expect([scrolled.mock.calls.length, isScrollWatchPaused()]).toEqual([1, false]);
  });

  it('stays whole where an anchor makes no sense', () => {
    mount(onPage(<PageScreen />, { path: '/discussion/1/x#%E0%A4%A', page: page('X') }));
    vi.advanceTimersByTime(500);
    expect(document.title).toBe('X - Bees');
  });
});

describe('a page from the back-forward cache', () => {
  const routes = [
    {
      name: 'all',
      pattern: /./,
      lookup: () => ({ layoutViewType: 'x', recordType: 'global', recordID: -1, params: {} }),
    },
  ];
  const start = () =>
    startNavigation(routes, async () => {}, {
      location: { pathname: '/', search: '', hash: '' },
      state: { page: page('Old'), problem: null },
      isLoading: false,
    });
  const comeBack = async (isPersisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isPersisted }));
    await vi.advanceTimersByTimeAsync(1);
  };

  it('is reloaded, and stays where that cannot be', async () => {
    const store = start();
    answers.push(async () => new Response(JSON.stringify(page('New'))));
    await comeBack(false);
    expect(store.getState().state.page?.seo.title).toBe('Old');
    await comeBack(true);
    expect(store.getState().state.page?.seo.title).toBe('New');
    answers.push(async () => Promise.reject(new TypeError('no network')));
    await comeBack(true);
    expect(store.getState().state).toMatchObject({ problem: null, page: { seo: { title: 'New' } } });
  });
});
