import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { MessagesPageProps, NewMessagePageProps } from './conversation-pages.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    MessagesPage: MessagesPageProps;
    NewMessagePage: NewMessagePageProps;
  }
}

export const conversationsWeb: WebFeature = {
  name: 'conversations',
  widgets: {},
  later: [
    {
      names: ['MessagesPage'],
      load: async () => ({
        MessagesPage: (await import('./web/MessagesPage/MessagesPage.tsx')).MessagesPage,
      }),
    },
    {
      names: ['NewMessagePage'],
      load: async () => ({
        NewMessagePage: (await import('./web/NewMessagePage/NewMessagePage.tsx')).NewMessagePage,
      }),
    },
  ],
};
