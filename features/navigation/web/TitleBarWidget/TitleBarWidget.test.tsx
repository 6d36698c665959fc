import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, hydrate, mount, press, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { HydratedTitleBar } from '../../title-bar.contract.ts';
import { accountTabContents } from '../account-tabs.ts';
import { hrefOf, isCurrent } from './nav-links.ts';
import { TitleBarSearch } from './TitleBarSearch.tsx';
import { TitleBarWidget } from './TitleBarWidget.tsx';

afterEach(() => {
  unmountAll();
  setViewerState({ me: undefined, counts: undefined });
  vi.unstubAllGlobals();
});

const props: HydratedTitleBar = {
  siteName: 'Bees',
  positioning: 'StickySolid',
  borderType: 'border',
  logo: { url: '/', alignment: 'left', alignmentMobile: 'center' },
  navigation: {
    alignment: 'left',
    items: [
      { id: 'posts', name: 'Posts', url: '/discussions' },
      {
        id: 'more',
        name: 'More',
        badge: { type: 'text', text: '120' },
        children: [
          { id: 'g', name: 'Guides', url: '~/guides', children: [{ id: 'x', name: 'First', url: '/x' }] },
        ],
      },
    ],
  },
  canPost: false,
};
const account: HydratedTitleBar['account'] = {
  tabs: [{ id: 'notifications', name: 'Notifications', countOf: 'unreadNotifications' }],
  groups: [
    {
      id: 'discussions',
      name: 'Discussions',
      links: [
        {
          id: 'b',
          name: 'Bookmarks',
          url: '/discussions/bookmarked',
          icon: 'bookmark',
          countOf: 'bookmarks',
          countLimit: 999,
        },
      ],
    },
  ],
};
const bar = (more: Partial<HydratedTitleBar> = {}, stage: Stage = {}) =>
  onPage(<TitleBarWidget {...props} {...more} />, stage);

describe('TitleBarWidget', () => {
  it('is the same on both sides, with the links of all levels in bar and side panel', () => {
    const { html, complaints, container } = hydrate(bar({}, { path: '/discussion/1/x' }));
    expect(complaints).toEqual([]);
    const names = (of: Element) => [...of.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(names(find(container, 'nav[aria-label="Main"]'))).toEqual(['/discussions', '/guides', '/x']);
    expect(names(find(container, 'nav[aria-label="Site Navigation"]'))).toEqual([
      '/',
      '/discussions',
      '/guides',
      '/x',
      '/entry/register?Target=%2Fdiscussion%2F1%2Fx',
    ]);
    expect(html).toContain('99+');
    // A thread is part of Posts.
    expect(html).toMatch(/href="\/discussions" aria-current="page"/);
  });

  it('lets guests in, and back to where they were', () => {
    const { container } = mount(bar({}, { path: '/discussions?page=2' }));
    const target = '?Target=%2Fdiscussions%3Fpage%3D2';
    expect(find(container, `a[href="/entry/signin${target}"]`).textContent).toBe('Sign In');
    expect(find(container, `a[href="/entry/register${target}"]`).textContent).toBe('Register');
    // In the bar, and in the side panel as well.
    const ways = [...container.querySelectorAll('a[href^="/entry/register"]')];
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/entry/register${target}`));
    const closed = mount(bar({}, { site: { registrationUrl: '' } })).container;
    expect(closed.textContent).not.toContain('Register');
  });

  it('knows members as soon as their own state is there', () => {
    const { container } = mount(bar({ account }, { site: { isSignedIn: true } }));
    expect(find(container, 'summary[aria-label="Account"]')).toBeTruthy();
    expect(container.textContent).not.toContain('Sign In');
    act(() =>
      setViewerState({
        me: { userID: 2, name: 'Melba', photoUrl: '', url: '/profile/Melba' },
        counts: { bookmarks: 7, unreadNotifications: 3 },
      }),
    );
    expect(find(container, 'summary[aria-label="Account: Melba"]')).toBeTruthy();
    expect(find(container, 'a[href="/discussions/bookmarked"]').textContent).toBe('Bookmarks7');
    expect(container.querySelector('a[href="/profile/Melba"]')).toBeTruthy();
    act(() => setViewerState({ counts: { bookmarks: 1000 } }));
    expect(find(container, 'a[href="/discussions/bookmarked"]').textContent).toBe('Bookmarks999+');
  });

  it('fetches what a tab of the account shows when it is opened, beside its count', async () => {
    provideAdditions(async () => [
      {
        additions: [
          accountTabContents.add({ id: 'notifications', Content: () => <p>Three bees came by.</p> }),
        ],
      },
    ]);
    setViewerState({ counts: { unreadNotifications: 3 } });
    const { container } = mount(bar({ account }, { site: { isSignedIn: true } }));
    const box = find<HTMLDetailsElement>(container, 'details:has([aria-label="Account"])');
    act(() => {
      box.open = true;
      box.dispatchEvent(new Event('toggle'));
    });
    await act(() => vi.dynamicImportSettled());
    const [, tab] = [...box.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(tab?.textContent).toBe('Notifications3');
    expect(box.textContent).not.toContain('Three bees');
    act(() => tab?.click());
    await act(() => vi.dynamicImportSettled());
    expect(find(box, '[role="tabpanel"]').textContent).toBe('Three bees came by.');
  });

  it('stays a bar where a layout gave it nothing', () => {
    const { container } = mount(onPage(<TitleBarWidget {...({} as HydratedTitleBar)} />));
    expect(container.querySelector('header')).toBeTruthy();
  });
});

describe('where an item leads', () => {
  it('is the root of the site for ~', () => {
    expect(['~/a', '~', '/b', 'https://x.org'].map(hrefOf)).toEqual(['/a', '/', '/b', 'https://x.org']);
  });

  it('is here on its own page and below, but home is no parent of everything', () => {
    expect(isCurrent('/categories/general', '/categories')).toBe(true);
    expect(isCurrent('/categoriesX', '/categories')).toBe(false);
    expect(isCurrent('/discussion/3/x', '~/discussions')).toBe(true);
    expect(isCurrent('/categories', '/')).toBe(false);
  });
});

describe('the search of the bar', () => {
  const results = [
    { recordType: 'discussion', recordID: 1, name: 'How bees dance', url: '/discussion/1/x' },
    { recordType: 'discussion', recordID: 2, name: 'Bee houses', url: '/discussion/2/y' },
  ];
  let requests: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    requests = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return new Response(JSON.stringify(results), { headers: { 'content-type': 'application/json' } });
    });
  });
  afterEach(() => vi.useRealTimers());

  function Search({ scopes }: { scopes?: ('site' | 'hub')[] }) {
    const [text, setText] = useState('');
    return <TitleBarSearch text={text} onText={setText} scopes={scopes} />;
  }
  const type = (container: HTMLElement, text: string) => {
    const input = find<HTMLInputElement>(container, 'input[type="search"]');
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    act(() => {
      setter?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return input;
  };

  it('offers this site and all sites where there is a choice', async () => {
    const { container } = mount(onPage(<Search scopes={['site', 'hub']} />));
    expect(container.querySelector('select')).toBeNull();
    type(container, 'bees');
    await act(() => vi.dynamicImportSettled());
    const select = find<HTMLSelectElement>(container, 'select');
    expect([...select.options].map((option) => option.text)).toEqual(['This site', 'All sites']);
    expect(find<HTMLInputElement>(container, 'input[name="scope"]').value).toBe('site');
    act(() => {
      select.value = 'hub';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(find<HTMLInputElement>(container, 'input[name="scope"]').value).toBe('hub');
    await act(() => vi.dynamicImportSettled());
  });

  it('has no scope without a choice; Escape empties the field, then leaves it', async () => {
    const { container } = mount(onPage(<Search scopes={['site']} />));
    const input = type(container, 'bees');
    expect(container.querySelector('select, input[name="scope"]')).toBeNull();
    act(() => input.focus());
    fire(input, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }));
    expect(input.value).toBe('bees');
    press(input, 'Escape');
    expect([input.value, document.activeElement === input]).toEqual(['', true]);
    press(input, 'Escape');
    expect(document.activeElement).not.toBe(input);
    await act(() => vi.dynamicImportSettled());
  });

  it('comes to where to search before what it suggests, which Escape takes away there', async () => {
    vi.useRealTimers();
    const { container } = mount(onPage(<Search scopes={['site', 'hub']} />));
    type(container, 'bees');
    await act(() => vi.dynamicImportSettled());
    const order = [...container.querySelectorAll('input[type="search"], select, a')];
    expect(order.map((each) => each.localName)).toEqual(['input', 'select', 'a']);
    press(find(container, 'select'), 'Escape');
    expect(container.querySelector('a')).toBeNull();
  });
});
