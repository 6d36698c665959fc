import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { MOVING_IN_PATH } from './moving-in.address.ts';
import { movingInApi } from './moving-in.api.ts';
import { CLEAR_JOB, clearUploadsJob, planClearing } from './server/clear-uploads.ts';
import { goOnWithImports, RUN_JOB, runImportJob } from './server/import-process.ts';
import { importActs } from './server/moving-in.acts.ts';
import { movingInCommand } from './server/moving-in.command.ts';
import { movingInRoutes } from './server/moving-in.routes.ts';
import { movingInWidgets } from './server/moving-in.widgets.ts';
import { importReportDocument } from './server/report.document.ts';

/** Exports of other communities, brought in from the browser. */
export const movingInFeature: Feature = {
  name: 'moving-in',
  api: movingInApi,
  dependsOn: ['users', 'imports', 'backups'],
  tables: {
    leftOutOfExports: { import_runs: { reason: 'Of files that were uploaded to this machine.' } },
  },
  routes: movingInRoutes,
  documents: [importReportDocument],
  commands: [movingInCommand],
  jobs: { [RUN_JOB]: runImportJob, ...bulkJobs({ [CLEAR_JOB]: clearUploadsJob }) },
  onStart: async (site) => {
    await goOnWithImports(site);
    await planClearing(site);
  },
  views: [
    managedView({
      type: 'movingIn',
      needs: 'site.manage',
      address: MOVING_IN_PATH,
      about: ({ translator }) => ({ title: translator.t('Moving in') }),
    }),
  ],
  templates: [oneWidget('movingIn', 'Moving in', 'movingIn.page', 'narrow')],
  widgets: movingInWidgets,
  extensions: [
    staffActs.add({ acts: importActs }),
    adminPages.add({
      id: 'movingIn',
      title: 'Moving in',
      description: 'An export of another community: uploaded in parts, looked through, brought in.',
      group: adminGroups.system,
      position: 75,
      url: MOVING_IN_PATH,
      icon: 'archive',
      views: ['movingIn'],
      permission: 'site.manage',
    }),
  ],
};
