import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { firstSteps } from '../../platform/server/places/first-steps.ts';
import { bounceMails } from './server/bounces.ts';
import { mailAttention } from './server/mail.attention.ts';
import { mailStep } from './server/mail.first-step.ts';
import { reachedAgain, TEST_JOB, testJob } from './server/mail-health.actions.ts';
import { mailHealthRoutes } from './server/mail-health.routes.ts';

export const mailHealthFeature: Feature = {
  name: 'mail-health',
  dependsOn: ['incoming-mail', 'notifications', 'users'],
  routes: mailHealthRoutes,
  jobs: externalJobs({ [TEST_JOB]: testJob }),
  transactionHooks: [reachedAgain],
  views: [
    managedView({
      type: 'mailHealth',
      needs: 'site.manage',
      address: '/settings/mail',
      about: ({ translator }) => ({ title: translator.t('Mail') }),
    }),
  ],
  templates: [oneWidget('mailHealth', 'Mail', 'mailHealth.page', 'narrow')],
  widgets: [
    widget({
      id: 'mailHealth.page',
      component: 'MailHealthPage',
      name: 'Mail',
      views: ['mailHealth'],
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    mailAttention,
    bounceMails,
    firstSteps.add(mailStep),
    adminPages.add({
      id: 'mail',
      title: 'Mail',
      description: 'Whether mails leave and arrive, and which addresses they do not reach.',
      group: adminGroups.system,
      position: 30,
      url: '/settings/mail',
      icon: 'mail',
      views: ['mailHealth'],
      permission: 'site.manage',
    }),
  ],
};
