import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { memberActions } from '../profiles/web/member-actions.ts';

const FollowForm = lazy(() => import('./web/FollowForm/FollowForm.tsx'));
const FollowMember = lazy(() => import('./web/FollowMember/FollowMember.tsx'));

export const followingAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      // Behind what the requirements name, in a group of its own.
      group: 'following',
      position: 10,
      name: 'Follow or mute',
      icon: 'bell',
      isOffered: () => true,
      Form: FollowForm,
    }),
    memberActions.add({ position: 10, isMain: true, Action: FollowMember }),
  ],
};
