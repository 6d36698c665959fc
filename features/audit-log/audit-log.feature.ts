import { originsExpiry } from '../../platform/server/audit-log/origins.expiry.ts';
import { undoDays } from '../../platform/server/audit-log/undo.config.ts';
import { settingActs } from '../../platform/server/config/setting.acts.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { auditLogApi } from './audit-log.api.ts';
import { auditLogTemplates } from './layouts/audit-log.templates.ts';
import { auditChecks, auditCommands } from './server/audit.commands.ts';

import { auditLogRoutes } from './server/audit-log.routes.ts';
import { auditLogIDState } from './server/audit-log.viewer-state.ts';
import { auditLogViews } from './server/audit-log.views.ts';
import { auditLogWidgets } from './server/audit-log.widgets.ts';
import { exportDocuments } from './server/export.documents.ts';
import { auditLogPart } from './server/member.parts.ts';
import { undoOperation } from './server/undo.operation.ts';

/** What staff did, as platform/server/audit-log writes it. */
export const auditLogFeature: Feature = {
  name: 'audit-log',
  api: auditLogApi,
  dependsOn: ['categories', 'users', 'why'],
  config: [undoDays],
  routes: auditLogRoutes,
  bulkOperations: [undoOperation],
  documents: exportDocuments,
  commands: auditCommands,
  checks: auditChecks,
  expiries: [originsExpiry],
  viewerState: [auditLogIDState],
  views: auditLogViews,
  widgets: auditLogWidgets,
  templates: auditLogTemplates,
  extensions: [
    auditLogPart,
    staffActs.add({ acts: settingActs }),
    adminPages.add({
      id: 'audit-log',
      title: 'Audit log',
      description: 'What staff did, when and why. Nobody can change or delete an entry.',
      group: adminGroups.system,
      position: 40,
      url: '/dashboard/settings/audit-logs',
      icon: 'history',
      views: ['auditLog'],
      permission: ['site.manage', 'community.moderate', 'posts.moderate'],
    }),
  ],
};
