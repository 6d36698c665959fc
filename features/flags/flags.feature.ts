import { transactionHook } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { reactionAdded } from '../reactions/reactions.events.ts';
import { flagsApi } from './flags.api.ts';
import { flagPermissions } from './flags.permissions.ts';
import { flagConfig } from './server/flag.config.ts';
import { flagRoutes } from './server/flag.routes.ts';
import { holdWhatIsFlagged } from './server/flagged-posts.ts';

export const flagsFeature: Feature = {
  name: 'flags',
  permissions: flagPermissions,
  api: flagsApi,
  dependsOn: ['reactions', 'discussions', 'comments'],
  config: Object.values(flagConfig),
  routes: flagRoutes,
  transactionHooks: [transactionHook(reactionAdded, holdWhatIsFlagged)],
};
