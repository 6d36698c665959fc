import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { FollowedContentProps } from './following.states.ts';
import type { FollowMenuProps } from './web/FollowMenu/FollowMenu.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FollowedContentPage: FollowedContentProps;
    FollowMenu: FollowMenuProps;
  }
}

export const followingWeb: WebFeature = {
  name: 'following',
  widgets: {},
  later: [
    {
      names: ['FollowedContentPage'],
      load: () =>
        import('./web/FollowedContentPage/FollowedContentPage.tsx').then(({ FollowedContentPage }) => ({
          FollowedContentPage,
        })),
    },
    {
      names: ['FollowMenu'],
      load: () => import('./web/FollowMenu/FollowMenu.tsx').then(({ FollowMenu }) => ({ FollowMenu })),
    },
  ],
};
