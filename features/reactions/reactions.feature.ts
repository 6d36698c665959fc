import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { reactionsApi } from './reactions.api.ts';
import { reactionPermissions } from './reactions.permissions.ts';
import { reactionRateLimits } from './reactions.rate-limits.ts';
import {
  managedReactionsAdmin,
  managedReactionsTemplate,
  managedReactionsView,
  managedReactionsWidget,
} from './server/managed-reactions.page.ts';
import { reactionNotificationListeners, reactionNotifications } from './server/reaction.notifications.ts';
import { reactionRecounts } from './server/reaction.recounts.ts';
import { reactionRoutes } from './server/reaction.routes.ts';
import { reactionSiteMeta } from './server/reaction.site-meta.ts';
import { reactionsState } from './server/reaction.viewer-state.ts';
import { reactionTypeActHooks, reactionTypeActs } from './server/reaction-type.acts.ts';
import { reactionsOwnData } from './server/reactions.own-data.ts';

export const reactionsFeature: Feature = {
  name: 'reactions',
  addresses: ['dashboard'],
  rateLimits: reactionRateLimits,
  permissions: reactionPermissions,
  api: reactionsApi,
  dependsOn: ['categories', 'notifications', 'users'],
  tables: { readableByOthers: ['reaction_totals', 'reaction_types', 'reactions'] },
  routes: reactionRoutes,
  viewerState: [reactionsState],
  siteMeta: [reactionSiteMeta],
  recounts: reactionRecounts,
  listeners: reactionNotificationListeners,
  views: [managedReactionsView],
  templates: [managedReactionsTemplate],
  widgets: [managedReactionsWidget],
  transactionHooks: reactionTypeActHooks,
  extensions: [
    staffActs.add({ acts: reactionTypeActs }),
    managedReactionsAdmin,
    ...reactionNotifications,
    ...reactionsOwnData,
  ],
};
