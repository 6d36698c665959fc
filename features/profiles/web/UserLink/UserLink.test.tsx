import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { UserLink } from './UserLink.tsx';

let nextID = 100;
let user = { userID: 0, name: '', url: '', photoUrl: '' };

const mayMeet = { permissions: ['profiles.view'] };
const full = { dateInserted: '2026-01-02T10:00:00+00:00', countDiscussions: 3, countComments: 12 };

function answer(status: number, body: object = {}) {
  const text = JSON.stringify({
    userID: user.userID,
    name: user.name,
    photoUrl: '',
    banned: 0,
    private: false,
    status,
    ...body,
  });
  const fetched = vi.fn(
    async (_url: string) => new Response(text, { status, headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const drawn = () => find<HTMLAnchorElement>(mount(onPage(<UserLink user={user} />, mayMeet)).container, 'a');
const card = () => document.querySelector<HTMLElement>('[data-user-card]');

/** The card's code arrives, then its member. */
async function settle() {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(50));
}

async function hover(link: HTMLElement) {
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  await act(async () => link.dispatchEvent(event));
  await act(() => vi.advanceTimersByTimeAsync(400));
  await settle();
}

/** Whether the card has taken it; by a key it has no place. */
async function click(link: HTMLElement, init: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  await act(async () => link.dispatchEvent(event));
  await act(() => vi.advanceTimersByTimeAsync(10));
  await settle();
  return event.defaultPrevented;
}

beforeEach(() => {
  // Responses are cached for a minute: every test has a member of its own.
  user = { userID: nextID++, name: 'Ada', url: '/profile/Ada', photoUrl: '' };
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('UserLink', () => {
  it('is the name alone for those who may see no profiles, and where there is none', () => {
    expect(renderToString(onPage(<UserLink user={user} />))).toBe('<span><bdi>Ada</bdi></span>');
    const gone = { ...user, url: '' };
    expect(renderToString(onPage(<UserLink user={gone} />, mayMeet))).toBe('<span><bdi>Ada</bdi></span>');
  });

  it.each(['users.add', 'users.edit', 'users.delete'])('has a card also for those with %s alone', (right) => {
    const { container } = mount(onPage(<UserLink user={user} />, { permissions: [right] }));
    expect(find(container, 'a').getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('asks for nothing before it is hovered', async () => {
    const fetched = answer(200, full);
    const link = drawn();
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
    expect(fetched).not.toHaveBeenCalled();
    await hover(link);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/v2/users/${user.userID}?expand%5B0%5D=labels`);
  });

  it('opens the card of the member, and closes it by Escape', async () => {
    answer(200, full);
    const link = drawn();
    await hover(link);
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(card()?.textContent).toContain('Discussions3Comments12');
    expect(card()?.querySelector('a[href="/profile/Ada"]')).toBeTruthy();
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(card()).toBeNull();
  });

  it('opens and closes by a press, which holds it when the pointer goes', async () => {
    answer(200, full);
    const link = drawn();
    await hover(link);
    expect(await click(link)).toBe(true);
    const leaving = new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' });
    await act(async () => link.dispatchEvent(leaving));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(card()).not.toBeNull();
    await click(link);
    expect(card()).toBeNull();
  });

  it('goes with the focus, also where the pointer leaves just after', async () => {
    answer(200, full);
    const link = drawn();
    act(() => link.focus());
    await click(link);
    await act(async () => link.blur());
    await act(() => vi.advanceTimersByTimeAsync(10));
    const leaving = new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' });
    await act(async () => link.dispatchEvent(leaving));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(card()).toBeNull();
  });

  it('takes along who pressed a key, and leaves other tabs to the link', async () => {
    answer(200, full);
    const link = drawn();
    expect(await click(link, { ctrlKey: true })).toBe(false);
    expect(card()).toBeNull();
    await click(link, { detail: 0 });
    expect(document.activeElement).toBe(card());
  });

  it.each([
    ['private', 200, { private: true }, "AdaPrivateThis user's profile is private."],
    ['banned', 200, { banned: 1 }, 'AdaBannedThis user has been banned.'],
    ['deleted', 404, {}, 'DELETEDThis user has been deleted.'],
    ['refused', 403, { message: 'Not for you.' }, 'ERRORNot for you.'],
    ['failed', 500, { message: 'select * from' }, 'ERRORFailed to load user'],
  ])('says what is the matter: %s', async (_name, status, body, text) => {
    answer(status as number, body as object);
    await hover(drawn());
    expect(card()?.textContent).toBe(text);
  });

  it('shows photo and name until the rest comes', async () => {
    user.photoUrl = '/ada.webp';
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await hover(drawn());
    expect(card()?.querySelector('[aria-busy]')?.textContent).toBe('Ada');
    expect(card()?.querySelector('img')?.getAttribute('src')).toBe('/ada.webp');
    complete.mockRestore();
  });

  it('tells in order: address, ban, button, counts, dates', async () => {
    answer(200, { ...full, title: 'Keeper', email: 'ada@example.org', banned: 1 });
    await hover(drawn());
    expect(card()?.textContent?.replace(/Joined.*/, 'Joined')).toBe(
      'AdaKeeperBannedada@example.orgThis user has been banned.View ProfileDiscussions3Comments12Joined',
    );
  });

  it('shows the label of a member as markup, in place of their title', async () => {
    answer(200, { ...full, title: 'Keeper', labelHtml: '<span class="rank">Keeper of <b>hives</b></span>' });
    await hover(drawn());
    expect(find(card() as HTMLElement, '.rank b').textContent).toBe('hives');
    expect(card()?.textContent?.match(/Keeper/g)).toHaveLength(1);
  });

  it('is cached for five minutes, unless the page comes back from the back-forward cache', async () => {
    const fetched = answer(200, full);
    const link = drawn();
    const leave = () =>
      act(async () => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        await vi.advanceTimersByTimeAsync(10);
      });
    const fullReload = async () => {
      await leave();
      await hover(link);
    };
    await hover(link);
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    await fullReload();
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await fullReload();
    expect(fetched).toHaveBeenCalledTimes(2);
    const shown = new Event('pageshow');
    Object.assign(shown, { persisted: true });
    window.dispatchEvent(shown);
    await fullReload();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('gives the focus back by Escape, and stays while the focus goes between name and card', async () => {
    answer(200, full);
    const link = drawn();
    await hover(link);
    const profile = find<HTMLAnchorElement>(card() as HTMLElement, 'a');
    await act(async () => profile.focus());
    await act(async () => link.focus());
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(card()).toBeTruthy();
    await act(async () => profile.focus());
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  it('opens by Space with the focus in it, whose second press on the name closes it', async () => {
    answer(200, full);
    const link = drawn();
    const space = async () => {
      const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
      await act(async () => link.dispatchEvent(key));
      await act(() => vi.advanceTimersByTimeAsync(10));
      // The page would scroll.
      expect(key.defaultPrevented).toBe(true);
    };
    act(() => link.focus());
    await space();
    await settle();
    expect(document.activeElement).toBe(card());
    await act(async () => link.focus());
    await space();
    expect(card()).toBeNull();
    await hover(link);
    expect(document.activeElement).toBe(link);
  });

  it('is a small modal on phones, which no mouse opens by passing', async () => {
    window.innerWidth = 390;
    onTestFinished(() => {
      window.innerWidth = 1024;
    });
    window.dispatchEvent(new Event('resize'));
    answer(200, full);
    const link = drawn();
    await hover(link);
    expect(card()).toBeNull();
    await click(link);
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(card()?.closest('dialog')?.querySelector('h2')?.textContent).toBe('Card of Ada');
    await act(async () => find<HTMLButtonElement>(document, 'dialog header button').click());
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(card()).toBeNull();
  });

  it('names the labels of a member', async () => {
    answer(200, { ...full, labels: [{ text: 'Keeper', tone: 'plain' }] });
    await hover(drawn());
    expect(card()?.textContent).toMatch(/^AdaKeeperView Profile/);
  });
});
