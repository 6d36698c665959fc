import { act, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import MenuOptions from '../../../../platform/web/menus/MenuOptions/MenuOptions.tsx';
import { provideAdditions } from '../../../../platform/web/nodes/additions.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { commentAbilities } from '../../../comments/comment.abilities.ts';
import { COMMENT_GROUPS, commentOptions } from '../../../comments/web/comment-options.ts';
import { DISCUSSION, sampleComment } from '../../../comments/web/testing/comment-samples.ts';
import { discussionAbilities } from '../../../discussions/discussion.abilities.ts';
import { DISCUSSION_GROUPS, discussionOptions } from '../../../discussions/web/discussion-options.ts';
import { sampleDiscussion } from '../../../discussions/web/testing/discussion-sample.ts';
import { reportsAdditions } from '../../reports.additions.ts';

beforeEach(() => provideAdditions(async () => [reportsAdditions]));
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

async function links(menu: ReactNode, ...permissions: string[]) {
  const { container } = await act(async () => mount(onPage(<Suspense>{menu}</Suspense>, { permissions })));
  return [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.target,
  ]);
}

it.each([
  ['a discussion', onDiscussion, 'recordType=discussion&recordID=7'],
  ['a comment', onComment, 'recordType=comment&recordID=9'],
])(
  'leads from %s to what was reported of it, in a tab of its own, for those who decide',
  async (_of, menu, record) => {
    const address = `/dashboard/content/reports?statuses=none&${record}`;
    for (const permission of ['posts.moderate', 'community.moderate'])
      expect(await links(menu, permission)).toEqual([['Reports of this post', address, '_blank']]);
    expect(await links(menu, 'session.valid', 'flag.add', 'curation.manage')).toEqual([]);
  },
);
