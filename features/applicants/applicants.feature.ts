import { transactionHook } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { userDeleted } from '../account-deletion/account-deletion.events.ts';
import { registrationGuards } from '../users/server/registration/registration-guards.ts';
import { applicantsApi } from './applicants.api.ts';
import { applicantPermissions } from './applicants.permissions.ts';
import { forgetApplicationsOf } from './server/applicant.actions.ts';
import { applicantActHooks, applicantActs } from './server/applicant.acts.ts';
import { applicantConfig } from './server/applicant.config.ts';
import { applicantCounts, applicantExpiries } from './server/applicant.counts.ts';
import { applicantJobs } from './server/applicant.mails.ts';
import {
  applicantNotificationExtensions,
  applicantNotificationListeners,
} from './server/applicant.notifications.ts';
import { applicantRoutes } from './server/applicant.routes.ts';
import { takeOverForReview } from './server/apply.ts';

export const applicantsFeature: Feature = {
  name: 'applicants',
  permissions: applicantPermissions,
  api: applicantsApi,
  dependsOn: ['roles', 'users', 'notifications'],
  config: Object.values(applicantConfig),
  routes: applicantRoutes,
  jobs: externalJobs(applicantJobs),
  memberCounts: applicantCounts,
  expiries: applicantExpiries,
  transactionHooks: [
    transactionHook(userDeleted, (w, { userID }) => forgetApplicationsOf(w, userID)),
    ...applicantActHooks,
  ],
  listeners: applicantNotificationListeners,
  extensions: [
    registrationGuards.add(takeOverForReview),
    staffActs.add({ acts: applicantActs }),
    ...applicantNotificationExtensions,
  ],
};
