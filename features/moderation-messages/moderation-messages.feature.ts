import { type Sql, sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { mediaMentions } from '../media/server/media-mentions.ts';
import { moderationMessagesApi } from './moderation-messages.api.ts';
import { dismissedState } from './server/dismissed.viewer-state.ts';
import { moderationMessageRoutes } from './server/moderation-message.routes.ts';
import { messagesOfPage } from './server/page-messages.ts';

const shownInMessages = (key: Sql): Sql =>
  sql`exists (select 1 from moderation_messages where position(${key} in body_html) > 0)`;

export const moderationMessagesFeature: Feature = {
  name: 'moderation-messages',
  api: moderationMessagesApi,
  dependsOn: ['categories', 'media', 'mentions'],
  routes: moderationMessageRoutes,
  pageAdditions: messagesOfPage,
  extensions: [mediaMentions.add(shownInMessages)],
  viewerState: [dismissedState],
};
