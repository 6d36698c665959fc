import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { holdRules } from '../../platform/server/places/hold-rules.ts';
import { reportKinds } from '../../platform/server/places/report-kinds.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { banRuleActs } from './server/ban-rules/ban-rule.actions.ts';
import {
  banRuleTemplates,
  banRuleViews,
  banRuleWidgets,
  bansAdminPage,
} from './server/ban-rules/ban-rule.page.ts';
import { banRuleRoutes } from './server/ban-rules/ban-rule.routes.ts';
import { bannedAddressRule } from './server/ban-rules/banned-place.ts';
import { userTotals } from './server/counts/user.counts.ts';
import { userRecounts } from './server/counts/user.recounts.ts';
import { recoveryJobs } from './server/credentials/recovery.mails.ts';
import { recoveryRoutes } from './server/credentials/recovery.routes.ts';
import { tokenRoutes } from './server/credentials/token.routes.ts';
import { userParts } from './server/dashboard/member.parts.ts';
import { userStates } from './server/dashboard/member.states.ts';
import { entryAddresses } from './server/entry-addresses.config.ts';
import { LIFT_BAN_JOB, liftEndedBan } from './server/manage/ban-user.ts';
import { bulkRolesOperation } from './server/manage/bulk-roles.ts';
import { userCommands } from './server/manage/user.commands.ts';
import { memberSource } from './server/member-source.ts';
import { photoRoutes } from './server/photo/user-photo.routes.ts';
import { REMOVE_PHOTO_JOB, removePhotoFiles } from './server/photo/user-photo.ts';
import { registrationRoutes } from './server/registration/registration.routes.ts';
import { sessionRoutes } from './server/sign-in/session.routes.ts';
import { titleLabel } from './server/title-label.ts';
import { userStaffActs } from './server/user.acts.ts';
import { userConfig } from './server/user.config.ts';
import { newMembersSeries, userDailyCounts } from './server/user.daily-counts.ts';
import { userExpanders } from './server/user.expanders.ts';
import { userExpiries } from './server/user.expiries.ts';
import { newMembersFigure } from './server/user.figure.ts';
import { userFragments } from './server/user.fragments.ts';
import { userMailTemplates } from './server/user.mail-templates.ts';
import { userJobs, userListeners } from './server/user.mails.ts';
import { userReportKind } from './server/user.report-kind.ts';
import { userRoutes } from './server/user.routes.ts';
import { userSiteMeta } from './server/user.site-meta.ts';
import { userSmartIDs } from './server/user.smart-ids.ts';
import { viewerItself } from './server/user.viewer-state.ts';
import { usersOwnData } from './server/users.own-data.ts';
import { END_VIEW_AS_JOB, endViewAsByItself } from './server/view-as/view-as.actions.ts';
import { viewAsMemberActs, viewAsRoleActs } from './server/view-as/view-as.acts.ts';
import { usersApi } from './users.api.ts';
import { userPermissions } from './users.permissions.ts';
import { userRateLimits } from './users.rate-limits.ts';

export const usersFeature: Feature = {
  name: 'users',
  rateLimits: userRateLimits,
  permissions: userPermissions,
  provides: { members: memberSource, people: userFragments },
  api: usersApi,
  dependsOn: ['roles', 'config'],
  tables: {
    readableByOthers: ['users'],
    leftOutOfExports: {
      sessions: { reason: 'Who is signed in signs in again.' },
      access_tokens: { reason: 'They would open two sites.' },
      one_time_keys: { reason: 'Their links lead to the old site.' },
      sign_in_attempts: { reason: 'Of the last minutes.' },
      views_as: { reason: 'Of sessions.' },
    },
  },
  config: [...Object.values(userConfig), ...Object.values(entryAddresses)],
  bulkOperations: [bulkRolesOperation],
  routes: [
    ...registrationRoutes,
    ...recoveryRoutes,
    ...userRoutes,
    ...photoRoutes,
    ...sessionRoutes,
    ...tokenRoutes,
    ...banRuleRoutes,
  ],
  addresses: ['dashboard'],
  views: banRuleViews,
  templates: banRuleTemplates,
  widgets: banRuleWidgets,
  smartIDs: userSmartIDs,
  viewerState: [viewerItself],
  siteMeta: [userSiteMeta],
  siteTotals: userTotals,
  listeners: userListeners,
  jobs: externalJobs({
    ...userJobs,
    ...recoveryJobs,
    [REMOVE_PHOTO_JOB]: removePhotoFiles,
    [LIFT_BAN_JOB]: liftEndedBan,
    [END_VIEW_AS_JOB]: endViewAsByItself,
  }),
  commands: userCommands,
  recounts: userRecounts,
  expiries: userExpiries,
  extensions: [
    ...userMailTemplates,
    ...usersOwnData,
    newMembersFigure,
    userDailyCounts,
    newMembersSeries,
    ...userStates,
    ...userParts,
    ...userExpanders,
    titleLabel,
    staffActs.add(userStaffActs),
    staffActs.add({ acts: banRuleActs }),
    staffActs.add({ acts: viewAsMemberActs }),
    staffActs.add({ acts: viewAsRoleActs }),
    bansAdminPage,
    holdRules.add(bannedAddressRule),
    reportKinds.add(userReportKind),
  ],
};
