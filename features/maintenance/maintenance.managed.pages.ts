import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const maintenancePages: readonly PageRoute[] = [
  globalPage('siteMode', /^\/dashboard\/maintenance\/?$/),
];
