import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { JOBS_PATH } from './jobs.address.ts';
import { discardFailedJobs, listJobs, retryJobs } from './jobs.contract.ts';
import { discard, retry } from './server/job.actions.ts';
import { jobActs } from './server/job.acts.ts';
import { jobAttention } from './server/job.attention.ts';
import { jobsOf } from './server/list-jobs.ts';

/** What the site does by itself: what waits, runs and failed, and a second chance for what failed. */
export const jobsFeature: Feature = {
  name: 'jobs',
  addresses: ['dashboard'],
  dependsOn: [],
  routes: [
    route(listJobs, (ctx) => jobsOf(ctx)),
    route(retryJobs, (ctx, { body }) => retry(ctx, body.jobIDs)),
    route(discardFailedJobs, (ctx, { body }) => discard(ctx, body.jobIDs)),
  ],
  views: [
    managedView({
      type: 'jobs',
      needs: 'site.manage',
      address: JOBS_PATH,
      about: ({ translator }) => ({ title: translator.t('Jobs') }),
    }),
  ],
  templates: [oneWidget('jobs', 'Jobs', 'jobs.page')],
  widgets: [
    widget({ id: 'jobs.page', component: 'JobsPage', name: 'Jobs', views: [], hydrate: async () => ({}) }),
  ],
  extensions: [
    jobAttention,
    staffActs.add({ acts: jobActs }),
    adminPages.add({
      id: 'jobs',
      title: 'Jobs',
      description: 'What the site does by itself: what waits, what runs, what failed and why.',
      group: adminGroups.system,
      position: 20,
      url: JOBS_PATH,
      icon: 'list-checks',
      views: ['jobs'],
      permission: 'site.manage',
    }),
  ],
};
