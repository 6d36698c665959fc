import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { mailboxActs } from './server/mailbox.acts.ts';
import { mailboxRoutes } from './server/mailbox.routes.ts';
import { CHECK_JOB, checkJob, lookAgain, mailboxMailExpiry } from './server/visits.ts';

export const mailboxFeature: Feature = {
  name: 'mailbox',
  dependsOn: ['incoming-mail'],
  routes: mailboxRoutes,
  jobs: externalJobs({ [CHECK_JOB]: checkJob }),
  expiries: [mailboxMailExpiry],
  onStart: (site) => lookAgain(site),
  extensions: [staffActs.add({ acts: mailboxActs })],
};
