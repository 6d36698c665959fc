import type { WebFeature } from '@parley/addon-api/web';
import type {
  GroupInvitationPageProps,
  GroupPageProps,
  GroupsPageProps,
  GroupsWidgetProps,
  MyGroupsWidgetProps,
} from './group-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    GroupInvitationPage: GroupInvitationPageProps;
    GroupPage: GroupPageProps;
    GroupsPage: GroupsPageProps;
    GroupsWidget: GroupsWidgetProps;
    MyGroupsWidget: MyGroupsWidgetProps;
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
    {
      names: ['GroupsWidget'],
      load: () =>
        import('./web/GroupsWidget/GroupsWidget.tsx').then(({ GroupsWidget }) => ({ GroupsWidget })),
    },
    {
      names: ['MyGroupsWidget'],
      load: () =>
        import('./web/MyGroupsWidget/MyGroupsWidget.tsx').then(({ MyGroupsWidget }) => ({ MyGroupsWidget })),
    },
  ],
};
