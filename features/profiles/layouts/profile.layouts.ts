import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

const head = { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.profile.head' }] };

function template(layoutViewType: string, name: string, main: string[], side: string[] = []): LayoutTemplate {
  const widgets = (ids: string[]) => ids.map((id) => ({ $hydrate: `react.${id}` }));
  return {
    layoutViewType,
    name,
    layout: [
      head,
      {
        $hydrate: 'react.section.2-columns',
        mainBottom: widgets(main),
        secondaryBottom: widgets(side),
      },
    ],
  };
}

export const profileLayouts: LayoutTemplate[] = [
  template('profile', 'Profile Template', ['profile.activity'], ['profile.reactions', 'profile.company']),
  template('profileDiscussions', 'Profile Discussions Template', ['profile.discussions']),
  template('profileComments', 'Profile Comments Template', ['profile.commentList']),
  template('profileReactions', 'Profile Reactions Template', ['profile.reacted'], ['profile.reactions']),
  {
    layoutViewType: 'profileEdit',
    name: 'Edit Profile Template',
    layout: [
      { $hydrate: 'react.section.1-column', isNarrow: true, children: [{ $hydrate: 'react.profile.edit' }] },
    ],
  },
  { layoutViewType: 'profilePrivate', name: 'Private Profile Template', layout: [head] },
];
