import type { WebFeature } from '@parley/addon-api/web';
import type { GroupInvitationPageProps, GroupPageProps, GroupsPageProps } from './group-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    GroupInvitationPage: GroupInvitationPageProps;
    GroupPage: GroupPageProps;
    GroupsPage: GroupsPageProps;
  }
}

export const groupsWeb: WebFeature = {
  name: 'groups',
  widgets: {},
  later: [
    {
      names: ['GroupsPage'],
      load: () => import('./web/GroupsPage/GroupsPage.tsx').then(({ GroupsPage }) => ({ GroupsPage })),
    },
    {
      names: ['GroupInvitationPage'],
      load: () =>
        import('./web/GroupInvitationPage/GroupInvitationPage.tsx').then(({ GroupInvitationPage }) => ({
          GroupInvitationPage,
        })),
    },
    {
      names: ['GroupPage'],
      load: () => import('./web/GroupPage/GroupPage.tsx').then(({ GroupPage }) => ({ GroupPage })),
    },
  ],
};
