import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { deciders } from './cases.contract.ts';
import { reportTemplates } from './layouts/report.templates.ts';
import { REASONS_PATH } from './reports.address.ts';
import { reportsApi } from './reports.api.ts';
import { reportRateLimits } from './reports.rate-limits.ts';
import { caseActs } from './server/cases/case.acts.ts';
import { caseAttention } from './server/cases/case.attention.ts';
import { caseAutomation, caseAutomationListeners } from './server/cases/case.automation.ts';
import { caseHooks } from './server/cases/case.hooks.ts';
import { caseNotificationExtensions, caseNotificationListeners } from './server/cases/case.notifications.ts';
import { countOfOpen } from './server/cases/case.queries.ts';
import { caseRoutes } from './server/cases/case.routes.ts';
import { escalationRoutes } from './server/cases/escalation.routes.ts';
/** What members report, and who decides about it. */
import { forgetCases } from './server/cases/forget-kinds.ts';
import { forgetMemberOperation } from './server/cases/forget-member.ts';
import { reportPart } from './server/cases/member.parts.ts';
import { caseRules } from './server/cases/rule-of-case.ts';
import { staffReportRoutes } from './server/cases/staff-reports.ts';
import { reasonActs } from './server/reason.actions.ts';
import { reportConfig } from './server/report.config.ts';
import { reportDetails } from './server/report.details.ts';
import { reportRoutes } from './server/report.routes.ts';
import { reportSiteMeta } from './server/report.site-meta.ts';
import { reportedState } from './server/report.viewer-state.ts';
import { reportViews } from './server/report.views.ts';
import { reportWidgets } from './server/report.widgets.ts';
import { reportErasureParts } from './server/reports.erasure.ts';
import { reportsOwnData } from './server/reports.own-data.ts';

export const reportsFeature: Feature = {
  name: 'reports',
  api: reportsApi,
  rateLimits: reportRateLimits,
  dependsOn: [
    'account-deletion',
    'automation',
    'categories',
    'comments',
    'discussions',
    'flags',
    'mentions',
    'notifications',
    'roles',
    'users',
    'why',
  ],
  config: Object.values(reportConfig),
  routes: [...reportRoutes, ...staffReportRoutes, ...caseRoutes, ...escalationRoutes],
  views: reportViews,
  widgets: reportWidgets,
  templates: reportTemplates,
  provides: { stateRules: caseRules },
  siteMeta: [reportSiteMeta],
  viewerState: [reportedState],
  memberCounts: [{ name: 'Triage', permission: 'posts.moderate', select: countOfOpen }],
  transactionHooks: caseHooks,
  bulkOperations: [forgetMemberOperation],
  listeners: [...caseNotificationListeners, ...caseAutomationListeners],
  forgetAddon: forgetCases,
  extensions: [
    ...reportsOwnData,
    ...reportErasureParts,
    caseAttention,
    reportPart,
    accountItems.add({
      id: 'triage',
      name: 'Triage',
      group: accountGroups.moderation,
      position: 20,
      url: '/dashboard/content/triage',
      icon: 'shield-check',
      permission: deciders,
      countOf: 'triage',
    }),
    adminPages.add({
      id: 'triage',
      title: 'Triage',
      description: 'What was reported or waits for approval, and what was decided.',
      group: adminGroups.moderation,
      position: 10,
      url: '/dashboard/content/triage',
      icon: 'inbox',
      views: ['triage'],
      permission: deciders,
    }),
    adminPages.add({
      id: 'reportReasons',
      title: 'Reasons to report',
      description:
        'What members choose from when they report something: words, order, and who may give which.',
      group: adminGroups.moderation,
      position: 90,
      url: REASONS_PATH,
      icon: 'flag',
      views: ['reportReasons'],
      permission: 'community.moderate',
    }),
    staffActs.add({ acts: reasonActs }),
    staffActs.add({ acts: caseActs }),
    ...caseNotificationExtensions,
    ...caseAutomation,
    ...reportDetails,
  ],
};
