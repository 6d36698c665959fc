import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { RULES_PATH } from './automation.address.ts';
import { automationApi } from './automation.api.ts';
import { automationTemplates } from './layouts/automation.templates.ts';
import { automationStaffActs } from './server/automation.acts.ts';
import {
  automationNotificationExtensions,
  automationNotificationListeners,
} from './server/automation.notifications.ts';
import { automationRoutes } from './server/automation.routes.ts';
import { automationViews, automationWidgets } from './server/automation.views.ts';
import { memberAutomation, memberAutomationListeners } from './server/member.automation.ts';
import { RETRY_JOB } from './server/retry-later.ts';
import { retryJob } from './server/retry-run.ts';
import { tell } from './server/tell.automation.ts';
import { lookLater, TIMED_JOB, timedJob } from './server/timed-rules.ts';
import { automationExpiries, TRIAL_JOB, trialJob } from './server/trial.actions.ts';

/** Rules: when something happens, then something is done. */
export const automationFeature: Feature = {
  name: 'automation',
  api: automationApi,
  dependsOn: ['categories', 'notifications', 'roles', 'users', 'widgets'],
  routes: automationRoutes,
  views: automationViews,
  widgets: automationWidgets,
  templates: automationTemplates,
  listeners: [...memberAutomationListeners, ...automationNotificationListeners],
  jobs: bulkJobs({ [TIMED_JOB]: timedJob, [TRIAL_JOB]: trialJob, [RETRY_JOB]: retryJob }),
  onStart: (site) => lookLater(site),
  expiries: automationExpiries,
  extensions: [
    adminPages.add({
      id: 'automation',
      title: 'Automation rules',
      description: 'When something happens, then something is done: held, tagged, moved, closed, reported.',
      group: adminGroups.moderation,
      position: 60,
      url: RULES_PATH,
      icon: 'shield-check',
      views: ['automation'],
      permission: 'site.manage',
    }),
    staffActs.add(automationStaffActs),
    ...automationNotificationExtensions,
    ...memberAutomation,
    tell,
  ],
};
