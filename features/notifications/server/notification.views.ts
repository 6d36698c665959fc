import type { RequestContext } from '../../../platform/server/http/context.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { signInFirst } from '../../../platform/server/pages/sign-in-first.ts';
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from '../notification.address.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    /** Of a link in a mail. */
    unsubscribeToken: string;
  }
}

/** One's own: guests sign in first, and come back to it. */
function ownView(type: string, address: string, titleOf: (ctx: RequestContext) => string): ViewType {
  return {
    type,
    isPersonal: () => true,
    resolve: async (ctx, { params }) => {
      if (ctx.viewer.isGuest) return signInFirst(ctx, address);
      const page = Math.min(Math.max(Math.trunc(Number(params.page)) || 1, 1), 100);
      const seo = { title: titleOf(ctx), meta: [{ name: 'robots', content: 'noindex' }] };
      return { layoutViewType: type, records: [], params: { page }, seo };
    },
  };
}

export const notificationViews: ViewType[] = [
  ownView('notifications', NOTIFICATIONS_PATH, ({ translator }) => translator.t('Notifications')),
  ownView('notificationPreferences', PREFERENCES_PATH, ({ translator }) =>
    translator.t('Notification preferences'),
  ),
  managedView({
    type: 'notificationDefaults',
    needs: 'site.manage',
    address: '/settings/notifications',
    about: ({ translator }) => ({ title: translator.t('What members are notified of') }),
  }),
  {
    type: 'unsubscribe',
    isPersonal: () => true,
    resolve: async (ctx, { params }) => ({
      layoutViewType: 'unsubscribe',
      records: [],
      params: { unsubscribeToken: String(params.token ?? '') },
      seo: {
        title: ctx.translator.t('Mails about notifications'),
        meta: [
          { name: 'robots', content: 'noindex' },
          // The address is a key: pages that this one leads to are not given it.
          { name: 'referrer', content: 'no-referrer' },
        ],
      },
    }),
  },
];
