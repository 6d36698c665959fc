import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { onPage, SITE } from '../../../platform/web/testing/on-page.tsx';
import { LeavingPage } from './LeavingPage/LeavingPage.tsx';
import { watchLinks } from './watch-links.ts';

const shown: Record<string, unknown>[] = [];
const site = { ...SITE, warnsOfLeaving: true, trustedDomains: ['example.net'] };

// This document follows links before the window has heard of the click; a browser does so afterwards.
beforeAll(() => {
  Object.assign(document.defaultView as Window, { open: () => null });
  watchLinks(site);
});
beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  site.warnsOfLeaving = true;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    expect(init.keepalive).toBe(true);
    shown.push(JSON.parse(String(init.body)));
    return new Response('{}');
  });
});
afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where the browser would go: it reads the address when everybody has heard of the click. */
function follow(html: string, kind: 'click' | 'auxclick' = 'click', init: MouseEventInit = {}): string {
  document.body.innerHTML = html;
  const link = find<HTMLAnchorElement>(document, 'a');
  let address = '';
  const last = (event: Event) => {
    address = link.href;
    event.preventDefault();
  };
  addEventListener(kind, last);
  find(link, 'b').dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, ...init }));
  removeEventListener(kind, last);
  return address;
}

const post = (href: string) => `<div class="userContent"><a href="${href}"><b>there</b></a></div>`;
const byLeavingPage = (target: string) =>
  `${location.origin}/home/leaving?allowTrusted=1&target=${encodeURIComponent(target)}`;

describe('a link in a post', () => {
  it('goes by the interstitial page, is counted, and keeps its own address', () => {
    expect(follow(post('https://example.org/hives'))).toBe(byLeavingPage('https://example.org/hives'));
    expect(shown).toEqual([
      {
        type: 'externalNavigation',
        destinationUrl: 'https://example.org/hives',
        url: location.href,
        siteSectionID: '0',
      },
    ]);
    vi.runAllTimers();
    expect(find(document, 'a').getAttribute('href')).toBe('https://example.org/hives');
  });

  it('does so by the middle button, not by the one that opens a menu', () => {
    const html = post('https://example.org/');
    expect(follow(html, 'auxclick', { button: 1 })).toBe(byLeavingPage('https://example.org/'));
    expect(follow(html, 'auxclick', { button: 2 })).toBe('https://example.org/');
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['to a trusted domain', 'https://wiki.example.net/', 1],
    ['to a page of ours', '/discussions', 0],
    ['by mail', 'mailto:ada@example.org', 0],
  ])('%s leads there at once', (_which, href, times) => {
    expect(follow(post(href))).toBe(new URL(href, location.href).href);
    expect(shown).toHaveLength(times);
  });

  it('leads there at once where the community does not warn', () => {
    site.warnsOfLeaving = false;
    expect(follow(post('https://example.org/'))).toBe('https://example.org/');
    expect(shown).toHaveLength(1);
  });
});

it('a link outside of posts leads there at once, and is counted', () => {
  expect(follow('<a href="https://example.org/"><b>there</b></a>')).toBe('https://example.org/');
  expect(shown).toHaveLength(1);
});

it('a link to the leaving page counts as one to its target', () => {
  const address = byLeavingPage('https://example.org/a?b');
  expect(follow(post(address.replaceAll('&', '&amp;')))).toBe(address);
  expect(shown).toMatchObject([{ destinationUrl: 'https://example.org/a?b' }]);
});

describe('the leaving page', () => {
  it('shows the address as text with its host made plain, and one link to it', () => {
    const href = 'https://bank.example@evil.example/?next=evil.example';
    const { container } = mount(
      onPage(<LeavingPage siteName="Bees" href={href} host="evil.example" />, { path: '/home/leaving' }),
    );
    expect(container.querySelector('h1')?.textContent).toBe('You are leaving Bees');
    expect(container.querySelector('p[dir=ltr]')?.textContent).toBe(href);
    expect(container.querySelector('p[dir=ltr] b')?.textContent).toBe('evil.example');
    const links = [...container.querySelectorAll('a')].map((a) => [
      a.textContent,
      a.getAttribute('href'),
      a.rel,
    ]);
    expect(links).toEqual([
      ['Continue to evil.example', href, 'nofollow noopener noreferrer ugc'],
      ['Back to home page', '/', ''],
    ]);
  });

  it('is where nothing is counted a second time', () => {
    history.replaceState(null, '', '/home/leaving');
    expect(follow('<a href="https://example.org/"><b>there</b></a>')).toBe('https://example.org/');
    expect(shown).toEqual([]);
  });
});
