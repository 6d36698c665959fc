import { type Sql, sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { mediaMentions } from '../media/server/media-mentions.ts';
import { moderationMessagesApi } from './moderation-messages.api.ts';
import { dismissedState } from './server/dismissed.viewer-state.ts';
import {
  managedMessagesAdmin,
  managedMessagesTemplate,
  managedMessagesView,
  managedMessagesWidget,
} from './server/managed-moderation-messages.page.ts';
import { moderationMessageActHooks, moderationMessageActs } from './server/moderation-message.acts.ts';
import { moderationMessageRoutes } from './server/moderation-message.routes.ts';
import { messagesOfPage } from './server/page-messages.ts';

const shownInMessages = (key: Sql): Sql =>
  sql`exists (select 1 from moderation_messages where position(${key} in body_html) > 0)`;

export const moderationMessagesFeature: Feature = {
  name: 'moderation-messages',
  api: moderationMessagesApi,
  dependsOn: ['categories', 'media', 'mentions'],
  routes: moderationMessageRoutes,
  addresses: ['dashboard'],
  views: [managedMessagesView],
  templates: [managedMessagesTemplate],
  widgets: [managedMessagesWidget],
  pageAdditions: messagesOfPage,
  transactionHooks: moderationMessageActHooks,
  extensions: [
    managedMessagesAdmin,
    mediaMentions.add(shownInMessages),
    staffActs.add({ acts: moderationMessageActs }),
  ],
  viewerState: [dismissedState],
};
