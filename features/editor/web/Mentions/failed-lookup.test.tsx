import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { MentionOptions } from './MentionOptions.tsx';
import { type Mentions, useMentions } from './use-mentions.ts';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

let mentions: Mentions;

function Suggestions() {
  mentions = useMentions([]);
  return (
    <MentionOptions
      {...mentions}
      id="names"
      query={mentions.typed?.query ?? ''}
      onRetry={mentions.retry}
      onChoose={() => {}}
    />
  );
}

it('says that names could not be looked up, and looks them up again where it is asked to', async () => {
  let isBroken = true;
  vi.stubGlobal('fetch', async () => {
    const found = [{ userID: 3, name: 'Sammy', photoUrl: '', dateLastActive: null }];
    const body = isBroken ? { message: 'Internal error', status: 500 } : found;
    return Response.json(body, { status: isBroken ? 500 : 200 });
  });
  const { container } = mount(onPage(<Suggestions />));
  act(() => mentions.look('@sam', 4));
  const problem = 'Names could not be looked up. Type the name to its end.';
  await vi.waitFor(() => expect(find(container, '[role=status]').textContent).toContain(problem));
  isBroken = false;
  act(() => find(container, 'button').click());
  await vi.waitFor(() => expect(find(container, '[role=option]').textContent).toContain('Sammy'));
  expect(container.querySelector('[role=status]')).toBeNull();
});
