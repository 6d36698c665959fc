import { act, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import MenuOptions from '../../../../platform/web/menus/MenuOptions/MenuOptions.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import { commentAbilities } from '../../../comments/comment.abilities.ts';
import { COMMENT_GROUPS, commentOptions } from '../../../comments/web/comment-options.ts';
import { DISCUSSION, sampleComment } from '../../../comments/web/testing/comment-samples.ts';
import { discussionAbilities } from '../../../discussions/discussion.abilities.ts';
import { DISCUSSION_GROUPS, discussionOptions } from '../../../discussions/web/discussion-options.ts';
import ShareItems from '../../../discussions/web/ShareMenu/ShareItems.tsx';
import { sampleDiscussion } from '../../../discussions/web/testing/discussion-sample.ts';
import { conversationsAdditions } from '../../conversations.additions.ts';

beforeEach(() => provideAdditions(async () => [conversationsAdditions]));
afterEach(() => {
  provideAdditions(async () => []);
  unmountAll();
});

const viewer = { permissions: undefined, userID: 1, editContentTimeout: 0, now: new Date() };
const discussion = sampleDiscussion();
const comment = sampleComment(9);

const onDiscussion = (
  <MenuOptions
    place={discussionOptions}
    groups={DISCUSSION_GROUPS}
    subject={{ discussion, abilities: discussionAbilities({ ...viewer, discussion }) }}
    onForm={() => {}}
  />
);
const onComment = (
  <MenuOptions
    place={commentOptions}
    groups={COMMENT_GROUPS}
    subject={{
      comment,
      discussion: DISCUSSION,
      abilities: commentAbilities({ ...viewer, comment, discussion: DISCUSSION, allowSelfDelete: false }),
      onEdit: () => {},
    }}
    onForm={() => {}}
  />
);
const inShareMenu = <ShareItems of={discussion} />;

async function links(menu: ReactNode, stage: Stage) {
  const { container } = await act(async () => mount(onPage(<Suspense>{menu}</Suspense>, stage)));
  return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  ['the options of a discussion', onDiscussion, discussion.url],
  ['the options of a comment', onComment, comment.url],
  ['the share menu', inShareMenu, discussion.url],
])('hands a post on from %s, for those who may begin a conversation', async (_where, menu, url) => {
  const mayWrite: Stage = { permissions: ['conversations.add'] };
  expect(await links(menu, mayWrite)).toEqual([
    ['Share In Message', `/messages/add?content=${encodeURIComponent(url)}`],
  ]);
  expect(await links(menu, { permissions: ['session.valid', 'comments.add'] })).toEqual([]);
  expect(await links(menu, { ...mayWrite, site: { switchedOff: ['conversations'] } })).toEqual([]);
});
