import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { holdRules } from '../../platform/server/places/hold-rules.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { registrationGuards } from '../users/server/registration/registration-guards.ts';
import { spamTemplates } from './layouts/spam.templates.ts';
import { printErasurePart } from './server/prints/print.erasure.ts';
import { printHooks } from './server/prints/print.hooks.ts';
import { closedInRaids } from './server/raid-guard.ts';
import { rateLimitWidgets } from './server/rate-limits.widgets.ts';
import { spamConfig } from './server/spam.config.ts';
import { spamRules } from './server/spam.rules.ts';
import { spamViews } from './server/spam.views.ts';
import { spamWidgets } from './server/spam.widgets.ts';
import { waveActs } from './server/waves/wave.acts.ts';
import { unfinishedWaves, WAVE_JOB, waveJob } from './server/waves/wave.jobs.ts';
import { waveRoutes } from './server/waves/wave.routes.ts';
import { spamApi } from './spam.api.ts';

/** Spam and floods, without outside services: signs of it in new posts, and what to do about a wave. */
export const spamFeature: Feature = {
  name: 'spam',
  tables: {
    leftOutOfExports: {
      post_prints: { reason: 'Made of new posts, for some days.' },
      post_print_bands: { reason: 'Of those.' },
    },
  },
  api: spamApi,
  dependsOn: ['account-deletion', 'comments', 'discussions', 'premoderation', 'reports', 'roles', 'users'],
  config: Object.values(spamConfig),
  routes: waveRoutes,
  views: spamViews,
  templates: spamTemplates,
  widgets: [...spamWidgets, ...rateLimitWidgets],
  transactionHooks: printHooks,
  jobs: bulkJobs({ [WAVE_JOB]: waveJob }),
  unfinishedWork: [unfinishedWaves],
  expiries: [
    {
      name: 'prints of posts',
      remove: (db, limit) =>
        db.execute(sql`
          delete from post_prints where (record_type, record_id) in (
            select record_type, record_id from post_prints where date_inserted < now() - interval '30 days'
            order by date_inserted limit ${sql.integer(limit)})`),
    },
  ],
  extensions: [
    printErasurePart,
    ...spamRules.map((rule) => holdRules.add(rule)),
    registrationGuards.add(closedInRaids),
    staffActs.add({ acts: waveActs }),
    adminPages.add({
      id: 'spam',
      title: 'Spam',
      description: 'Signs of spam, raid mode, and waves that are cleaned up as one act.',
      group: adminGroups.moderation,
      position: 70,
      url: '/dashboard/content/spam',
      icon: 'shield-alert',
      views: ['spam'],
      permission: 'community.moderate',
    }),
    adminPages.add({
      id: 'rate-limits',
      title: 'Rate limits',
      description: 'How often an account may do what costs others something, by how far it is trusted.',
      group: adminGroups.moderation,
      position: 75,
      url: '/dashboard/content/rate-limits',
      icon: 'snail',
      views: ['rateLimits'],
      permission: 'site.manage',
    }),
  ],
};
