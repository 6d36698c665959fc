import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const dashboardPages: PageRoute[] = [
  globalPage('dashboard', /^\/dashboard\/?$/),
  globalPage('leadsToDashboard', /^\/admin\/?$/),
];
