import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { backupActs } from './server/backup.acts.ts';
import { backupAttention } from './server/backup.attention.ts';
import { backupCommands } from './server/backup.commands.ts';
import { backupConfig } from './server/backup.config.ts';
import {
  MAKE_JOB,
  makeBackupJob,
  planScheduledBackups,
  SCHEDULE_JOB,
  scheduledBackupJob,
  TRY_JOB,
  tryBackupJob,
} from './server/backup.jobs.ts';
import { backupRoutes } from './server/backup.routes.ts';
import { backupWidgets } from './server/backup.widgets.ts';
import { exportCommands } from './server/export/export.commands.ts';
import { exportDocument } from './server/export/export.document.ts';
import { restoreRequestedCommand } from './server/restore/restore-requested.command.ts';

/** The whole site in one file, while it runs; back from it, in one step. */
export const backupsFeature: Feature = {
  name: 'backups',
  dependsOn: ['users', 'discussions', 'config', 'imports'],
  config: Object.values(backupConfig),
  routes: backupRoutes,
  jobs: bulkJobs({
    [MAKE_JOB]: makeBackupJob,
    [TRY_JOB]: tryBackupJob,
    [SCHEDULE_JOB]: scheduledBackupJob,
  }),
  onStart: planScheduledBackups,
  documents: [exportDocument],
  commands: [...backupCommands, ...exportCommands, restoreRequestedCommand],
  views: [
    managedView({
      type: 'backups',
      needs: 'site.manage',
      address: '/dashboard/backups',
      about: ({ translator }) => ({ title: translator.t('Backups') }),
    }),
  ],
  templates: [oneWidget('backups', 'Backups', 'backups.page', 'narrow')],
  widgets: backupWidgets,
  extensions: [
    backupAttention,
    staffActs.add({ acts: backupActs }),
    adminPages.add({
      id: 'backups',
      title: 'Backups',
      description:
        'The whole site in one file: made by itself or by hand, and proven by restoring it on the side; and as an open file to take along.',
      group: adminGroups.system,
      position: 70,
      url: '/dashboard/backups',
      icon: 'archive',
      views: ['backups'],
      permission: 'site.manage',
    }),
  ],
};
