import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    MembersPage: object;
    MemberPage: { userID: number; name: string };
  }
}

export const membersWeb: WebFeature = {
  name: 'members',
  widgets: {},
  later: [
    {
      names: ['MembersPage'],
      load: async () => ({ MembersPage: (await import('./web/MembersPage/MembersPage.tsx')).MembersPage }),
    },
    {
      names: ['MemberPage'],
      load: async () => ({ MemberPage: (await import('./web/MemberPage/MemberPage.tsx')).MemberPage }),
    },
  ],
};
