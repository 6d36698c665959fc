import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

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
