import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs, externalJobs } from '../../platform/server/feature/operations.ts';
import { digestConfig } from './server/digest.config.ts';
import { digestExpiries } from './server/digest.expiries.ts';
import { digestPreference } from './server/digest.preference.ts';
import { digestParts } from './server/digest-parts.ts';
import { digestMailTemplates } from './server/mail/digest.mail-templates.ts';
import { digestExampleJob, EXAMPLE_JOB, sendDigestJob } from './server/mail/send-digest.jobs.ts';
import { DUE_JOB, dueJob, lookAgain, SEND_JOB } from './server/schedule/due.jobs.ts';
import {
  RESCHEDULE_JOB,
  rescheduleJob,
  rescheduleWithSettings,
  scheduleWithPreferences,
} from './server/schedule/schedule.actions.ts';
import { backfillOperation, subscribeNewcomers } from './server/subscription.actions.ts';
import { digestRoutes } from './server/subscription.routes.ts';
import { unreadPart } from './server/unread.part.ts';

export const digestFeature: Feature = {
  name: 'digest',
  dependsOn: ['notifications', 'users'],
  config: Object.values(digestConfig),
  routes: digestRoutes,
  transactionHooks: [scheduleWithPreferences],
  listeners: [rescheduleWithSettings, subscribeNewcomers],
  jobs: {
    ...bulkJobs({ [DUE_JOB]: dueJob, [RESCHEDULE_JOB]: rescheduleJob }),
    ...externalJobs({ [SEND_JOB]: sendDigestJob, [EXAMPLE_JOB]: digestExampleJob }),
  },
  onStart: (site) => lookAgain(site),
  bulkOperations: [backfillOperation],
  expiries: digestExpiries,
  extensions: [digestPreference, digestParts.add(unreadPart), ...digestMailTemplates],
};
