import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ModerationMessageProps } from './moderation-messages.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ModerationMessage: ModerationMessageProps;
  }
}

export const moderationMessagesWeb: WebFeature = {
  name: 'moderation-messages',
  widgets: {},
  later: [
    {
      names: ['ModerationMessage'],
      load: async () => ({
        ModerationMessage: (await import('./web/ModerationMessage/ModerationMessage.tsx')).ModerationMessage,
      }),
    },
  ],
};
