import { profileTabs } from '../../../platform/server/places/profile-tabs.ts';

export const profileTabsOfItsOwn = [
  profileTabs.add({
    id: 'comments',
    name: 'Comments',
    title: 'Comments by {name}',
    position: 20,
    layoutViewType: 'profileComments',
    count: (_ctx, { countComments }) => countComments,
  }),
  profileTabs.add({
    id: 'reactions',
    name: 'Reactions received',
    title: 'Reactions to {name}',
    position: 30,
    layoutViewType: 'profileReactions',
    hasNoTab: true,
    isByName: true,
    isIndexed: false,
  }),
];
