import { listener } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { route } from '../../platform/server/http/route.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { importFinished } from '../imports/imports.events.ts';
import { getResponseTimes, listResponseTimeDays } from './response-times.contract.ts';
import { COUNT_JOB, countAllAgain, countDaysJob, countLater } from './server/count-days.ts';
import { countAnswer, responseTimeExpiry } from './server/count-response-times.ts';
import { daysOf, progressOf, statisticsOf } from './server/present-statistics.ts';
import { responseTimeDaysOf, responseTimesOf } from './server/read-response-times.ts';
import { STATISTICS_PATH } from './statistics.address.ts';
import {
  getStatistics,
  listStatisticsDays,
  recountStatistics,
  statisticsReaders,
} from './statistics.contract.ts';

/** How a community is doing, by day and category: counted by a job, drawn for those who look after it. */
export const statisticsFeature: Feature = {
  name: 'statistics',
  addresses: ['dashboard'],
  dependsOn: ['analytics', 'categories', 'imports'],
  tables: {
    leftOutOfExports: {
      daily_counts: { reason: 'Counted from what is exported.' },
      counted_days: { reason: 'Of counting.' },
      response_times: { reason: 'Measured on the machine the site ran on.' },
    },
  },
  routes: [
    route(getStatistics, (ctx, { query }) => statisticsOf(ctx, query)),
    route(listStatisticsDays, (ctx, { query }) => daysOf(ctx, query)),
    route(getResponseTimes, async (ctx, { query }) => ({ kinds: await responseTimesOf(ctx, query) })),
    route(listResponseTimeDays, (ctx, { query }) => responseTimeDaysOf(ctx, query)),
    route(recountStatistics, async (ctx) => {
      // No page depends on it: nothing is invalidated.
      await ctx.write(async (w) => {
        await countAllAgain(w.db);
        await w.enqueue(COUNT_JOB, {}, { key: COUNT_JOB });
      });
      const { daysToCount } = await progressOf(ctx);
      return { daysToCount };
    }),
  ],
  provides: { requestAnswered: countAnswer },
  expiries: [responseTimeExpiry],
  jobs: bulkJobs({ [COUNT_JOB]: countDaysJob }),
  onStart: (site) => countLater(site, new Date(Date.now() + 60_000)),
  listeners: [
    listener(importFinished, {
      name: 'count-imported-days',
      handle: async (site) => {
        await countAllAgain(site.database);
        await countLater(site);
      },
    }),
  ],
  views: [
    managedView({
      type: 'statistics',
      needs: statisticsReaders,
      address: STATISTICS_PATH,
      about: ({ translator }) => ({ title: translator.t('Statistics') }),
    }),
  ],
  templates: [oneWidget('statistics', 'Statistics', 'statistics.page')],
  widgets: [
    widget({
      ...{ id: 'statistics.page', component: 'StatisticsPage', name: 'Statistics', views: [] },
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    adminPages.add({
      id: 'statistics',
      title: 'Statistics',
      description: 'Visits, posts, members, first replies and searches by day and category; response times.',
      group: adminGroups.people,
      position: 90,
      url: STATISTICS_PATH,
      icon: 'chart-column',
      views: ['statistics'],
      permission: statisticsReaders,
    }),
  ],
};
