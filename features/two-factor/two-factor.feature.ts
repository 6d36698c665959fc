import type { Feature } from '../../platform/server/feature/feature.ts';
import { timeBasedCodes } from './server/two-factor.actions.ts';
import { twoFactorCommands } from './server/two-factor.commands.ts';
import { twoFactorRoutes } from './server/two-factor.routes.ts';
import { twoFactorApi } from './two-factor.api.ts';

export const twoFactorFeature: Feature = {
  name: 'two-factor',
  api: twoFactorApi,
  dependsOn: ['users'],
  routes: twoFactorRoutes,
  commands: twoFactorCommands,
  provides: { secondFactor: timeBasedCodes },
};
