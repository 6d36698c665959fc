import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { ownDataTemplates } from './layouts/own-data.templates.ts';
import { OWN_DATA_PATH } from './own-data.address.ts';
import { ownDataApi } from './own-data.api.ts';
import { ARCHIVE_JOB, REMOVE_JOB } from './server/data-archive.actions.ts';
import { archiveJob, removeArchiveJob } from './server/data-archive.jobs.ts';
import { archiveDocument } from './server/own-data.documents.ts';
import { archivesErasurePart } from './server/own-data.erasure.ts';
import { ownDataRoutes } from './server/own-data.routes.ts';
import { ownDataViews } from './server/own-data.views.ts';
import { ownDataWidgets } from './server/own-data.widgets.ts';

/** All that the site has about a member, for that member, as one file. */
export const ownDataFeature: Feature = {
  name: 'own-data',
  dependsOn: ['account-deletion', 'users'],
  tables: { leftOutOfExports: { data_archives: { reason: 'Of files that are there for a week.' } } },
  api: ownDataApi,
  routes: ownDataRoutes,
  documents: [archiveDocument],
  views: ownDataViews,
  templates: ownDataTemplates,
  widgets: ownDataWidgets,
  jobs: bulkJobs({ [ARCHIVE_JOB]: archiveJob, [REMOVE_JOB]: removeArchiveJob }),
  extensions: [
    archivesErasurePart,
    accountItems.add({
      id: 'own-data',
      name: 'Your data',
      group: accountGroups.account,
      position: 45,
      url: OWN_DATA_PATH,
      icon: 'archive',
    }),
  ],
};
