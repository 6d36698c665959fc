import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { profileHeadSection, profileTabTemplate } from '../../../platform/server/places/profile-tabs.ts';

export const profileLayouts: LayoutTemplate[] = [
  profileTabTemplate('profile', 'Profile Template', {
    main: ['profile.activity'],
    side: ['profile.reactions', 'profile.company'],
  }),
  profileTabTemplate('profileComments', 'Profile Comments Template', { main: ['profile.commentList'] }),
  profileTabTemplate('profileReactions', 'Profile Reactions Template', {
    main: ['profile.reacted'],
    side: ['profile.reactions'],
  }),
  {
    layoutViewType: 'profileEdit',
    name: 'Edit Profile Template',
    layout: [
      { $hydrate: 'react.section.1-column', isNarrow: true, children: [{ $hydrate: 'react.profile.edit' }] },
    ],
  },
  { layoutViewType: 'profilePrivate', name: 'Private Profile Template', layout: [profileHeadSection] },
];
