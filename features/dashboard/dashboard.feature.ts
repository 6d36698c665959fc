import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminPagesOf, permissionsOfPages } from '../../platform/server/places/admin-pages.ts';
import { DASHBOARD_PATH } from './dashboard.address.ts';
import { findInDashboard, getAttention, getFigures } from './dashboard.contract.ts';
import { attentionsOf } from './server/attention.ts';
import { dashboardViews } from './server/dashboard.views.ts';
import { dashboardWidget } from './server/dashboard.widget.ts';
import { dashboardFrame } from './server/dashboard-frame.ts';
import { diskAttention } from './server/disk.attention.ts';
import { figuresOf } from './server/figures.ts';
import { findIn, pagesFound } from './server/find-in-dashboard.ts';

/** Where everything of a community is managed: navigation, search, first page. */
export const dashboardFeature: Feature = {
  name: 'dashboard',
  addresses: ['admin', 'dashboard'],
  dependsOn: [],
  routes: [
    route(findInDashboard, (ctx, { query }) => findIn(ctx, query.query)),
    route(getAttention, async (ctx) => {
      ctx.require(permissionsOfPages(adminPagesOf(ctx)));
      return attentionsOf(ctx);
    }),
    route(getFigures, (ctx) => figuresOf(ctx)),
  ],
  widgets: [dashboardWidget],
  provides: { pageFrame: dashboardFrame },
  views: dashboardViews,
  templates: [oneWidget('dashboard', 'Dashboard', 'dashboard.page')],
  extensions: [
    pagesFound,
    diskAttention,
    accountItems.add({
      id: 'dashboard',
      name: 'Dashboard',
      group: accountGroups.admin,
      position: 5,
      url: DASHBOARD_PATH,
      icon: 'layout-dashboard',
      permission: ['site.manage', 'settings.view', 'community.manage', 'community.moderate', 'users.edit'],
    }),
  ],
};
