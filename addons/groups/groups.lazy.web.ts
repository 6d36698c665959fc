import type { WebFeature } from '@parley/addon-api/web';
import type {
  GroupInvitationPageProps,
  GroupMembersProps,
  GroupPageProps,
  GroupPeopleProps,
  GroupsPageProps,
  GroupsWidgetProps,
  MyGroupsWidgetProps,
} from './group-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    GroupInvitationPage: GroupInvitationPageProps;
    GroupMembers: GroupMembersProps;
    GroupPage: GroupPageProps;
    GroupPeople: GroupPeopleProps;
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
      names: ['GroupMembers', 'GroupPage', 'GroupPeople'],
      load: async () => {
        const [{ GroupMembers }, { GroupPage }, { GroupPeople }] = await Promise.all([
          import('./web/GroupPage/GroupMembers.tsx'),
          import('./web/GroupPage/GroupPage.tsx'),
          import('./web/GroupPage/GroupPeople.tsx'),
        ]);
        return { GroupMembers, GroupPage, GroupPeople };
      },
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
