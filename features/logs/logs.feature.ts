import { defineStaffActs } from '../../platform/contract/staff-act.ts';
import { recordAct } from '../../platform/server/audit-log/record-act.ts';
import { deleteLoggedErrors } from '../../platform/server/error-log/delete-logged-errors.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { LOGS_PATH } from './logs.address.ts';
import { discardLoggedErrors, findRequest, listLoggedErrors } from './logs.contract.ts';
import { logAttention } from './server/log.attention.ts';
import { listErrors, requestOf } from './server/logged-errors.ts';

const logActs = defineStaffActs('error', { discarded: 'Took errors off the list' });

/** What failed on our side, and what is known of one request. */
export const logsFeature: Feature = {
  name: 'logs',
  addresses: ['dashboard'],
  dependsOn: ['audit-log', 'users'],
  routes: [
    route(listLoggedErrors, (ctx, { query }) => listErrors(ctx, query.limit)),
    route(findRequest, (ctx, { query }) => requestOf(ctx, query.requestID)),
    route(discardLoggedErrors, async (ctx, { query }) => {
      // No page that is cached shows them: nothing is invalidated.
      await ctx.write(async (w) => {
        const count = await deleteLoggedErrors(w.db, query.fingerprint);
        if (count > 0) await recordAct(w, logActs.discarded, { after: { count } });
      });
      return undefined;
    }),
  ],
  views: [
    managedView({
      type: 'logs',
      needs: 'site.manage',
      address: LOGS_PATH,
      about: ({ translator }) => ({ title: translator.t('Logs') }),
    }),
  ],
  templates: [oneWidget('logs', 'Logs', 'logs.page')],
  widgets: [
    widget({ id: 'logs.page', component: 'LogsPage', name: 'Logs', views: [], hydrate: async () => ({}) }),
  ],
  extensions: [
    logAttention,
    staffActs.add({ acts: logActs }),
    adminPages.add({
      id: 'logs',
      title: 'Logs',
      description:
        'What failed on our side, and what is known of a request by the number that a page with a problem says.',
      group: adminGroups.system,
      position: 45,
      url: LOGS_PATH,
      icon: 'file-text',
      views: ['logs'],
      permission: 'site.manage',
    }),
  ],
};
