import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import ReactionLog from './ReactionLog.tsx';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

/** The log before its answer has come, and what makes it come. */
function opened(status: number, body: unknown) {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const { container } = mount(onPage(<ReactionLog recordType="comment" recordID={4} onClose={() => {}} />));
  const come = () =>
    act(async () => {
      answer.resolve(
        new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
      );
      await answer.promise;
    });
  return { log: find(container, 'dialog'), come };
}

it('shows the shape of what is coming, then that nobody reacted', async () => {
  const { log, come } = opened(200, []);
  expect(log.querySelector('[aria-busy="true"]')).not.toBeNull();
  await come();
  await vi.waitFor(() => expect(log.textContent).toContain('No Reactions Yet'));
  expect(log.querySelector('[aria-busy="true"]')).toBeNull();
});

it('says in words why it stays empty', async () => {
  const { log, come } = opened(500, { message: 'Please try again later.', status: 500 });
  await come();
  await vi.waitFor(() => expect(find(log, '[role="alert"]').textContent).toBe('Please try again later.'));
});

it('does not take the same reaction away twice while that is on its way', async () => {
  const entry = {
    userID: 7,
    user: { userID: 7, name: 'Melba', url: '/profile/Melba', photoUrl: '' },
    reactionType: { urlcode: 'like', name: 'Like' },
    dateInserted: '2026-01-01T00:00:00+00:00',
  };
  const { log, come } = opened(200, [entry]);
  await come();
  const cross = await vi.waitFor(() => find(log, 'li button') as HTMLButtonElement);
  const answer = Promise.withResolvers<Response>();
  const sent = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', sent);
  await act(async () => cross.click());
  expect([cross.disabled, cross.getAttribute('aria-busy')]).toEqual([true, 'true']);
  await act(async () => cross.click());
  expect(sent).toHaveBeenCalledOnce();
  await act(async () => answer.resolve(new Response(null, { status: 204 })));
  await vi.waitFor(() => expect(log.querySelector('li')).toBeNull());
});
