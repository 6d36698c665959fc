import type { Feature } from '../../platform/server/feature/feature.ts';
import { configCommands } from './server/config.commands.ts';
import { configRoutes } from './server/config.routes.ts';

export const configFeature: Feature = {
  name: 'config',
  routes: configRoutes,
  commands: configCommands,
};
