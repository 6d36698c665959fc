import type { ConfigKey } from '../../platform/server/config/config-key.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { configApi } from './config.api.ts';
import { sitePermissions } from './config.permissions.ts';
import { brandingConfig } from './server/branding.config.ts';
import { brandingMeta } from './server/branding.site-meta.ts';
import { configCommands } from './server/config.commands.ts';
import { configRoutes } from './server/config.routes.ts';
import { securityContactKey, securityTxtDocuments } from './server/security-txt.documents.ts';

export const configFeature: Feature = {
  name: 'config',
  permissions: sitePermissions,
  api: configApi,
  config: [...Object.values(brandingConfig), securityContactKey] as ConfigKey[],
  siteMeta: [brandingMeta],
  documents: securityTxtDocuments,
  routes: configRoutes,
  commands: configCommands,
};
