import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dropToasts } from '../../../platform/ui/Toast/toast-store.ts';
import { setViewerState, viewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { markAllRead } from './mark-all-read.ts';

const unread = () => viewerState().counts?.unreadNotifications;

/** The server is the outside world here: it answers when it is told to. */
let answer: (response: Response) => void;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  setViewerState({ counts: { unreadNotifications: 3, drafts: 2 } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropToasts();
  setViewerState({ counts: undefined });
});

it('shows none as unread before the server answers, and leaves the other counts alone', async () => {
  const marked = markAllRead();
  expect(viewerState().counts).toEqual({ unreadNotifications: 0, drafts: 2 });
  answer(new Response(null, { status: 204 }));
  expect(await marked).toBe(true);
  expect(unread()).toBe(0);
  expect(currentToasts()).toEqual([]);
});

it('shows those that were unread again where they could not be marked, and says why', async () => {
  const marked = markAllRead();
  expect(unread()).toBe(0);
  const json = { 'content-type': 'application/json' };
  answer(new Response('{"message":"Not today.","status":500}', { status: 500, headers: json }));
  expect(await marked).toBe(false);
  expect(unread()).toBe(3);
  expect(currentToasts().map(({ body, tone }) => [body, tone])).toEqual([['Not today.', 'error']]);
});
