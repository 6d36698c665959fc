import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { discussionsAdditions } from '../../discussions.additions.ts';
import { type SharedPost, shareItems } from '../share-items.ts';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import { ShareMenu } from './ShareMenu.tsx';

beforeEach(() => provideAdditions(async () => [discussionsAdditions]));

afterEach(() => {
  provideAdditions(async () => []);
  unmountAll();
  vi.unstubAllGlobals();
});

const URL_OF_POST = 'http://localhost/discussion/7/why-bees-swarm';
const SHARED = `${URL_OF_POST}?utm_source=community-share`;

const POST = sampleDiscussion({ discussionID: 7, name: 'Why bees & wasps swarm', url: URL_OF_POST });

const draw = () => mount(onPage(<ShareMenu of={POST} face="Share it" />)).container;

async function open(container: HTMLElement) {
  const menu = find<HTMLDetailsElement>(container, 'details');
  await act(async () => {
    menu.open = true;
    menu.dispatchEvent(new Event('toggle'));
  });
  await act(() => vi.dynamicImportSettled());
  return menu;
}

it('copies the address, which says that it was shared', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const menu = await open(draw());
  await act(async () => find<HTMLButtonElement>(menu, 'button').click());
  expect(writeText).toHaveBeenCalledWith(SHARED);
  expect(currentToasts().map((toast) => toast.body)).toContain('Link copied to clipboard.');
});

it('gives what adds a way all about the post', async () => {
  const Item = vi.fn((_post: SharedPost) => null);
  provideAdditions(async () => [{ additions: [shareItems.add({ position: 1, Item })] }]);
  await open(draw());
  expect(Item.mock.lastCall?.[0]).toEqual({
    recordType: 'discussion',
    recordID: 7,
    recordUrl: URL_OF_POST,
    url: URL_OF_POST,
    name: 'Why bees & wasps swarm',
    timestamp: POST.dateInserted,
    dateUpdated: POST.dateUpdated,
    updateUser: POST.updateUser,
    authorID: POST.insertUserID,
  });
});

it('mails it with the title', async () => {
  const menu = await open(draw());
  const mail = new URL(find<HTMLAnchorElement>(menu, 'a').href);
  expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'Why bees & wasps swarm',
    SHARED,
  ]);
});

it('leaves it to the device where that can share', async () => {
  const share = vi.fn(async (_data: ShareData) => {});
  vi.stubGlobal('navigator', { share });
  const container = draw();
  expect(container.querySelector('details')).toBeNull();
  await act(async () => find<HTMLButtonElement>(container, 'button').click());
  expect(share).toHaveBeenCalledWith({ title: 'Why bees & wasps swarm', url: SHARED });
});
