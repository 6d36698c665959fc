import { type Addon, pageViewers } from '@parley/addon-api';
import { onlineApi } from './online.api.ts';
import { onlinePermissions } from './online.permissions.ts';
import { noteVisitor } from './server/note-visitor.ts';
import { onlineConfig } from './server/online.config.ts';
import { onlineErasure, onlineExpiries, onlineTotals } from './server/online.places.ts';
import { onlineRoutes } from './server/online.routes.ts';
import { onlineWidget } from './server/online.widget.ts';

/** Who is here, for those who want to be seen. */
export const onlineAddon: Addon = {
  name: 'online',
  api: onlineApi,
  dependsOn: ['account-deletion', 'analytics', 'discussions', 'users', 'widgets'],
  tables: {
    leftOutOfExports: { online_visitors: { reason: 'Who was here within the last minutes.' } },
  },
  addon: {
    key: 'online',
    name: 'Online',
    description: 'Who is here, and how many guests; at a discussion too. Members can hide it.',
    configKey: 'plugins.online',
  },
  permissions: onlinePermissions,
  routes: onlineRoutes,
  config: Object.values(onlineConfig),
  siteTotals: onlineTotals,
  expiries: onlineExpiries,
  widgets: [onlineWidget],
  extensions: [pageViewers.add(noteVisitor), ...onlineErasure],
};
