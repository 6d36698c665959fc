import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { ModerationMessage } from './web/ModerationMessage/ModerationMessage.tsx';

export const moderationMessagesWeb: WebFeature = {
  name: 'moderation-messages',
  widgets: { ModerationMessage },
};
