import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME_HOSTS } from '../../../platform/contract/frame-hosts.ts';
import { ToastRegion } from '../../../platform/ui/Toast/ToastRegion.tsx';
import { find, mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { SITE } from '../../../platform/web/testing/on-page.tsx';
import { openEmbed } from './open-embed.ts';
import { watchEmbeds } from './watch-embeds.ts';

const card = (href: string) =>
  mount(
    <div className="userContent">
      <span className="embedExternal embedLink">
        <a className="embedLink-link" href={href}>
          <span className="embedLink-title">The film</span>
        </a>
      </span>
    </div>,
  ).container;

/** Where the frame leads that opens in place of a card; undefined: none does. */
function opened(href: string): string | undefined {
  const container = card(href);
  const link = find(container, 'a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  openEmbed(link);
  return container.querySelector('iframe')?.src;
}

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a card of another site', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
      'www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
    ['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://www.twitch.tv/videos/12345', 'player.twitch.tv/?video=12345&parent=localhost'],
    ['https://clips.twitch.tv/Some-Clip', 'clips.twitch.tv/embed?clip=Some-Clip&parent=localhost'],
    ['https://acme.wistia.com/medias/abc123', 'fast.wistia.net/embed/iframe/abc123?autoPlay=true'],
    ['https://x.com/bees/status/42', 'platform.twitter.com/embed/Tweet.html?dnt=true&id=42'],
    ['https://www.instagram.com/p/Abc_1/', 'www.instagram.com/p/Abc_1/embed'],
    ['https://imgur.com/a/xyz', 'imgur.com/a/xyz/embed?pub=true'],
    ['https://giphy.com/gifs/bee-abc', 'giphy.com/embed/abc'],
    ['https://codepen.io/otto/pen/abc', 'codepen.io/otto/embed/abc?default-tab=result'],
  ])('%s opens in a frame of its own player', (href, address) => {
    const src = opened(href);
    expect(src).toBe(`https://${address}`);
    expect(FRAME_HOSTS).toContain(new URL(src ?? '').host);
  });

  it.each([
    'https://www.youtube.com/@bees',
    'https://www.youtube.com/watch?v="><script>',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://example.org/watch?v=dQw4w9WgXcQ',
  ])('%s stays a link', (href) => {
    expect(opened(href)).toBeUndefined();
  });

  it('is sandboxed, named after the card, and opened once', () => {
    const container = card('https://youtu.be/dQw4w9WgXcQ');
    openEmbed(find(container, 'a') as HTMLAnchorElement);
    const frame = find(container, 'iframe') as HTMLIFrameElement;
    expect([frame.title, frame.className, frame.loading]).toEqual(['The film', 'embedFrame', 'lazy']);
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-forms|allow-modals/);
    expect(find(container, 'a').getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ');
  });
});

describe('pressing a card', () => {
  const press = (href: string, init: MouseEventInit = {}) => {
    const link = find(card(href), 'a');
    link.addEventListener('click', (event) => {
      wasHeld = event.defaultPrevented;
      event.preventDefault();
    });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };
  let wasHeld: boolean | undefined;
  let listen: ReturnType<typeof vi.spyOn>;
  const start = (
    site = {},
    ...fetch: Parameters<typeof watchEmbeds> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    listen = vi.spyOn(globalThis, 'addEventListener');
    watchEmbeds({ ...SITE, ...site }, ...fetch);
  };
  beforeEach(() => {
    wasHeld = undefined;
  });
  afterEach(() => {
    for (const [type, listener, options] of listen.mock.calls as Parameters<typeof removeEventListener>[])
      removeEventListener(type, listener, options);
  });

  it('opens it, but not in a new tab and not on other sites', async () => {
    start();
    press('https://youtu.be/dQw4w9WgXcQ');
    expect(wasHeld).toBe(true);
    await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    unmountAll();
    press('https://youtu.be/dQw4w9WgXcQ', { ctrlKey: true });
    expect(wasHeld).toBe(false);
    press('https://example.org/film');
    expect(wasHeld).toBe(false);
  });

  it('does nothing where embeds are off', () => {
    start({ disableUrlEmbeds: true });
    expect(listen).not.toHaveBeenCalled();
  });

  it('says so where what it takes does not come within ten seconds', async () => {
    vi.useFakeTimers();
    const region = mount(<ToastRegion />).container;
    start({}, () => new Promise(() => {}));
    press('https://youtu.be/dQw4w9WgXcQ');
    await act(() => vi.advanceTimersByTimeAsync(9999));
    expect(region.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(region.textContent).toContain('Failed to load a required embed script.');
  });
});
