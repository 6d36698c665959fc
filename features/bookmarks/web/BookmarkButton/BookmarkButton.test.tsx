import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { BookmarkButton } from './BookmarkButton.tsx';

const member = { site: { isSignedIn: true }, permissions: ['session.valid'] };

function draw(stage = member) {
  return mount(onPage(<BookmarkButton discussionID={7} name="Why bees swarm" />, stage)).container;
}

function answerWith(status: number, body: object) {
  const answer = new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
  return vi.fn(async () => answer);
}

beforeEach(() => setViewerState({ bookmarks: [] }));
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

describe('BookmarkButton', () => {
  it('is set at once and stays as the server answers', async () => {
    const fetched = answerWith(200, { bookmarked: true });
    vi.stubGlobal('fetch', fetched);
    const button = find<HTMLButtonElement>(draw(), 'button');
    expect(button.getAttribute('aria-label')).toBe('Bookmark: Why bees swarm');
    await act(async () => button.click());
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/discussions/7/bookmark',
      expect.objectContaining({ method: 'PUT', body: '{"bookmarked":true}' }),
    );
  });

  it('is taken back with words where it fails', async () => {
    vi.stubGlobal('fetch', answerWith(500, { message: 'no', status: 500 }));
    const button = find<HTMLButtonElement>(draw(), 'button');
    await act(async () => button.click());
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(currentToasts().map((toast) => toast.body)).toContain(
      'There was a problem bookmarking this discussion.',
    );
  });

  it('is not there for guests', () => {
    expect(draw({ site: { isSignedIn: false }, permissions: [] }).innerHTML).toBe('');
  });
});
