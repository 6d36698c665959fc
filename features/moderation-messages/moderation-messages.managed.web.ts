import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedMessagesPage: object;
  }
}

export const moderationMessagesManagedWeb: WebFeature = {
  name: 'moderation-messages',
  widgets: {},
  later: [
    {
      names: ['ManagedMessagesPage'],
      load: async () => ({
        ManagedMessagesPage: (await import('./web/ManagedMessagesPage/ManagedMessagesPage.tsx'))
          .ManagedMessagesPage,
      }),
    },
  ],
};
