import { transactionHook } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { erasureParts } from '../../platform/server/places/erasure-parts.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { userDeleted } from '../account-deletion/account-deletion.events.ts';
import { registrationGuards } from '../users/server/registration/registration-guards.ts';
import { APPLICANTS_PATH } from './applicant.address.ts';
import { applicantsApi } from './applicants.api.ts';
import { applicantPermissions } from './applicants.permissions.ts';
import { applicantTemplates } from './layouts/applicant.templates.ts';
import { forgetApplicationsOf } from './server/applicant.actions.ts';
import { applicantActHooks, applicantActs } from './server/applicant.acts.ts';
import { applicantAttention } from './server/applicant.attention.ts';
import { applicantConfig } from './server/applicant.config.ts';
import { applicantCounts, applicantExpiries } from './server/applicant.counts.ts';
import { applicantMailTemplates } from './server/applicant.mail-templates.ts';
import { applicantJobs } from './server/applicant.mails.ts';
import {
  applicantNotificationExtensions,
  applicantNotificationListeners,
} from './server/applicant.notifications.ts';
import { applicantRoutes } from './server/applicant.routes.ts';
import { applicantViews } from './server/applicant.views.ts';
import { applicantWidgets } from './server/applicant.widgets.ts';
import { applicationsOfMember } from './server/applicants.erasure.ts';
import { takeOverForReview } from './server/apply.ts';

export const applicantsFeature: Feature = {
  name: 'applicants',
  permissions: applicantPermissions,
  api: applicantsApi,
  dependsOn: ['roles', 'users', 'notifications'],
  config: Object.values(applicantConfig),
  addresses: ['dashboard'],
  routes: applicantRoutes,
  views: applicantViews,
  templates: applicantTemplates,
  widgets: applicantWidgets,
  jobs: externalJobs(applicantJobs),
  memberCounts: applicantCounts,
  expiries: applicantExpiries,
  transactionHooks: [
    transactionHook(userDeleted, (w, { userID }) => forgetApplicationsOf(w, userID)),
    ...applicantActHooks,
  ],
  listeners: applicantNotificationListeners,
  extensions: [
    applicantAttention,
    erasureParts.add(applicationsOfMember),
    ...applicantMailTemplates,
    registrationGuards.add(takeOverForReview),
    staffActs.add({ acts: applicantActs }),
    ...applicantNotificationExtensions,
    accountItems.add({
      id: 'applicants',
      name: 'Applicants',
      group: accountGroups.moderation,
      position: 10,
      url: APPLICANTS_PATH,
      icon: 'user-check',
      permission: 'applicants.manage',
      countOf: 'applicants',
    }),
    adminPages.add({
      id: 'applicants',
      title: 'Applicants',
      description: 'Who would like to become a member, and waits for an answer.',
      group: adminGroups.people,
      position: 15,
      url: APPLICANTS_PATH,
      icon: 'user-check',
      views: ['applicants'],
      permission: 'applicants.manage',
    }),
  ],
};
