import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { deliver } from './server/deliver.ts';
import { offeredEvents, offeredListeners } from './server/offered-events.ts';
import { webhookActs } from './server/webhook.acts.ts';
import { webhookAttention } from './server/webhook.attention.ts';
import { webhookRoutes } from './server/webhook.routes.ts';
import { DELIVER_JOB } from './server/webhook-names.ts';
import { WEBHOOKS_PATH } from './webhooks.address.ts';

/** Other programs are told what happens, by signed requests that are sent again until they arrive. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  tables: { leftOutOfExports: { webhook_deliveries: { reason: 'Requests of the last month.' } } },
  addresses: ['dashboard'],
  dependsOn: [],
  routes: webhookRoutes,
  listeners: offeredListeners,
  jobs: externalJobs({ [DELIVER_JOB]: deliver }),
  expiries: [
    {
      name: 'requests of webhooks',
      remove: (db, limit) =>
        db.execute(sql`
          delete from webhook_deliveries where webhook_delivery_id in (
            select webhook_delivery_id from webhook_deliveries where date_inserted < now() - interval '30 days'
            limit ${sql.integer(limit)})`),
    },
  ],
  views: [
    managedView({
      type: 'webhooks',
      needs: 'site.manage',
      address: WEBHOOKS_PATH,
      about: ({ translator }) => ({ title: translator.t('Webhooks') }),
    }),
  ],
  templates: [oneWidget('webhooks', 'Webhooks', 'webhooks.page')],
  widgets: [
    widget({
      id: 'webhooks.page',
      component: 'WebhooksPage',
      name: 'Webhooks',
      views: [],
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    ...offeredEvents,
    webhookAttention,
    staffActs.add({ acts: webhookActs }),
    adminPages.add({
      id: 'webhooks',
      title: 'Webhooks',
      description:
        'Other programs are told what happens here, by signed requests; what was sent and answered.',
      group: adminGroups.system,
      position: 35,
      url: WEBHOOKS_PATH,
      icon: 'webhook',
      views: ['webhooks'],
      permission: 'site.manage',
    }),
  ],
};
