import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { route } from '../../platform/server/http/route.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { REPAIRS_PATH } from './repairs.address.ts';
import { listRepairs, startRepairs } from './repairs.contract.ts';
import { cacheRepair } from './server/cache.repair.ts';
import { repairActs } from './server/repair.acts.ts';
import { listed, REPAIR_JOB, repairJob, start } from './server/repairs.ts';

/** What the site has made of its records: how it stands, and making it right again. */
export const repairsFeature: Feature = {
  name: 'repairs',
  addresses: ['dashboard'],
  dependsOn: [],
  tables: { leftOutOfExports: { repairs: { reason: 'Of what was made of records there.' } } },
  routes: [
    route(listRepairs, (ctx) => listed(ctx)),
    route(startRepairs, (ctx, { body }) => start(ctx, body)),
  ],
  jobs: bulkJobs({ [REPAIR_JOB]: repairJob }),
  views: [
    managedView({
      type: 'repairs',
      needs: 'site.manage',
      address: REPAIRS_PATH,
      about: ({ translator }) => ({ title: translator.t('Search index, caches, counters') }),
    }),
  ],
  templates: [oneWidget('repairs', 'Search index, caches, counters', 'repairs.page')],
  widgets: [
    widget({
      id: 'repairs.page',
      component: 'RepairsPage',
      name: 'Search index, caches, counters',
      views: [],
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    cacheRepair,
    staffActs.add({ acts: repairActs }),
    adminPages.add({
      id: 'repairs',
      title: 'Search index, caches, counters',
      description:
        'How they stand, when they were checked last and what was mended; rebuild, empty, recount.',
      group: adminGroups.system,
      position: 25,
      url: REPAIRS_PATH,
      icon: 'database',
      views: ['repairs'],
      permission: 'site.manage',
    }),
  ],
};
