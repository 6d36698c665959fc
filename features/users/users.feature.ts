import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { bulkRolesOperation } from './server/bulk-roles.ts';
import { recoveryJobs } from './server/recovery.mails.ts';
import { recoveryRoutes } from './server/recovery.routes.ts';
import { registrationRoutes } from './server/registration.routes.ts';
import { sessionRoutes } from './server/session.routes.ts';
import { tokenRoutes } from './server/token.routes.ts';
import { userCommands } from './server/user.commands.ts';
import { userConfig } from './server/user.config.ts';
import { userTotals } from './server/user.counts.ts';
import { userExpanders } from './server/user.expanders.ts';
import { userExpiries } from './server/user.expiries.ts';
import { userJobs, userListeners } from './server/user.mails.ts';
import { userRecounts } from './server/user.recounts.ts';
import { userRoutes } from './server/user.routes.ts';
import { userSiteMeta } from './server/user.site-meta.ts';
import { userSmartIDs } from './server/user.smart-ids.ts';
import { userState } from './server/user.state.ts';
import { photoRoutes } from './server/user-photo.routes.ts';
import { REMOVE_PHOTO_JOB, removePhotoFiles } from './server/user-photo.ts';
import { usersApi } from './users.api.ts';

export const usersFeature: Feature = {
  name: 'users',
  api: usersApi,
  dependsOn: ['roles', 'config'],
  tables: { readableByOthers: ['users'] },
  config: Object.values(userConfig),
  bulkOperations: [bulkRolesOperation],
  routes: [
    ...registrationRoutes,
    ...recoveryRoutes,
    ...userRoutes,
    ...photoRoutes,
    ...sessionRoutes,
    ...tokenRoutes,
  ],
  smartIDs: userSmartIDs,
  viewerState: userState,
  siteMeta: [userSiteMeta],
  siteTotals: userTotals,
  listeners: userListeners,
  jobs: externalJobs({ ...userJobs, ...recoveryJobs, [REMOVE_PHOTO_JOB]: removePhotoFiles }),
  commands: userCommands,
  recounts: userRecounts,
  expiries: userExpiries,
  extensions: userExpanders,
};
