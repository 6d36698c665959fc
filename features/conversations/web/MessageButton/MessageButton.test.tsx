import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import Actions from '../../../profiles/web/MemberActions/Actions.tsx';
import { conversationsAdditions } from '../../conversations.additions.ts';
import { MessageButton } from './MessageButton.tsx';

beforeEach(() => provideAdditions(async () => [conversationsAdditions]));
afterEach(() => {
  provideAdditions(async () => []);
  unmountAll();
});

const MELBA = { userID: 12, name: 'Melba & co', size: 32 } as const;
const mayWrite: Stage = { permissions: ['conversations.add'] };

const links = (container: ParentNode) =>
  [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

const button = (isBanned: boolean, stage: Stage) =>
  links(mount(onPage(<MessageButton {...MELBA} isBanned={isBanned} />, stage)).container);

/** What a card offers of the capability. */
async function onCard(stage: Stage) {
  const actions = (
    <Suspense>
      <Actions {...MELBA} isBanned={false} />
    </Suspense>
  );
  const { container } = await act(async () => mount(onPage(actions, stage)));
  return links(container);
}

it('leads to a new message to the member, for those who may begin one', () => {
  expect(button(false, mayWrite)).toEqual([['Message', '/messages/add/Melba%20%26%20co']]);
  expect(button(false, { permissions: ['session.valid', 'profiles.view'] })).toEqual([]);
});

it('is not there of somebody who is banned', () => {
  expect(button(true, mayWrite)).toEqual([]);
});

it('stands on the card of a member as long as the site has conversations', async () => {
  expect(await onCard(mayWrite)).toEqual([['Message', '/messages/add/Melba%20%26%20co']]);
  expect(await onCard({ ...mayWrite, site: { switchedOff: ['conversations'] } })).toEqual([]);
});
