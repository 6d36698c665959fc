import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { adminPagesOf, permissionsOfPages } from '../../../platform/server/places/admin-pages.ts';
import { DASHBOARD_PATH } from '../dashboard.address.ts';

/** The habit of many: it leads there. */
const leadsToDashboard: ViewType = {
  type: 'leadsToDashboard',
  allowsUnauthenticated: true,
  resolve: async () => ({ redirectTo: DASHBOARD_PATH, status: 302 }),
};

/** Open for whoever may open one of its pages. */
export const dashboardViews: ViewType[] = [
  managedView({
    type: 'dashboard',
    needs: (ctx) => permissionsOfPages(adminPagesOf(ctx)),
    address: DASHBOARD_PATH,
    about: ({ translator }) => ({ title: translator.t('Dashboard') }),
  }),
  leadsToDashboard,
];
