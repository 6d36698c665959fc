import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { ModerationMessage } from './ModerationMessage.tsx';

const message = {
  moderationMessageID: 4,
  body: '<p>Water them.</p>',
  isDismissible: true,
  type: 'info' as const,
};

function draw(isSignedIn: boolean, props = message) {
  return mount(onPage(<ModerationMessage {...props} />, { site: { isSignedIn } })).container;
}

beforeEach(() => {
  setViewerState({ dismissedMessages: [] });
  localStorage.clear();
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

describe('ModerationMessage', () => {
  it('is waved away by a member, for good', async () => {
    const fetched = vi.fn(
      async () => new Response('{"dismissed":true}', { headers: { 'content-type': 'application/json' } }),
    );
    vi.stubGlobal('fetch', fetched);
    const container = draw(true);
    await act(async () => find<HTMLButtonElement>(container, 'button').click());
    expect(container.textContent).not.toContain('Water them.');
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/moderation-messages/4/dismiss',
      expect.objectContaining({ method: 'PUT' }),
    );
    expect(draw(true).textContent).not.toContain('Water them.');
  });

  it('comes back where the server would not have it', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"no","status":500}', { status: 500 }));
    const container = draw(true);
    await act(async () => find<HTMLButtonElement>(container, 'button').click());
    expect(container.textContent).toContain('Water them.');
    expect(currentToasts().map((toast) => toast.body)).toContain('The message could not be dismissed.');
  });

  it('is stored in the browser of a guest', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const container = draw(false);
    await act(async () => find<HTMLButtonElement>(container, 'button').click());
    expect(container.textContent).not.toContain('Water them.');
    expect(draw(false).textContent).not.toContain('Water them.');
    expect(draw(false, { ...message, moderationMessageID: 44 }).textContent).toContain('Water them.');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stays where it may not be waved away', () => {
    setViewerState({ dismissedMessages: [4] });
    const container = draw(true, { ...message, isDismissible: false });
    expect(container.textContent).toContain('Water them.');
    expect(container.querySelector('button')).toBeNull();
  });
});
