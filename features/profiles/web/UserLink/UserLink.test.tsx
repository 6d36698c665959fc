import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  // Answers are kept for a minute: every test has a member of its own.
  user = { userID: nextID++, name: 'Ada', url: '/profile/Ada', photoUrl: '' };
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('UserLink', () => {
  it('is a plain link for those who may see no profiles, and no link where there is none', () => {
    expect(renderToString(onPage(<UserLink user={user} />))).toBe(
      '<a href="/profile/Ada"><bdi>Ada</bdi></a>',
    );
    const gone = { ...user, url: '' };
    expect(renderToString(onPage(<UserLink user={gone} />, mayMeet))).toBe('<span><bdi>Ada</bdi></span>');
  });

  it('asks for nothing before it is hovered', async () => {
    const fetched = answer(200, full);
    const link = drawn();
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
    expect(fetched).not.toHaveBeenCalled();
    await hover(link);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/v2/users/${user.userID}`);
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

  it.each([
    ['private', 200, { private: true }, 'profile is private'],
    ['banned', 200, { banned: 1 }, 'has been banned'],
    ['deleted', 404, {}, 'has been deleted'],
    ['failed', 500, {}, 'Failed to load user'],
  ])('says what is the matter: %s', async (_name, status, body, text) => {
    answer(status as number, body as object);
    await hover(drawn());
    expect(card()?.textContent).toContain(text);
  });

  it('opens by a finger before it leads anywhere, and by the down arrow', async () => {
    answer(200, full);
    const link = drawn();
    await act(async () => {
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link.dispatchEvent(press));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(press.defaultPrevented).toBe(true);
    await settle();
    expect(card()).toBeTruthy();
    const second = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link.dispatchEvent(second));
    expect(second.defaultPrevented).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(card()).toBeNull();
    await act(async () => {
      link.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(10));
    await settle();
    expect(card()).toBeTruthy();
  });
});
