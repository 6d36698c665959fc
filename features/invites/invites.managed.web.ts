import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedInvitesPage: { isOpen: boolean };
  }
}

export const invitesManagedWeb: WebFeature = {
  name: 'invites',
  widgets: {},
  later: [
    {
      names: ['ManagedInvitesPage'],
      load: async () => ({
        ManagedInvitesPage: (await import('./web/ManagedInvitesPage/ManagedInvitesPage.tsx'))
          .ManagedInvitesPage,
      }),
    },
  ],
};
