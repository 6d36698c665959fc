import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const settingsPages: PageRoute[] = [globalPage('siteSettings', /^\/dashboard\/settings\/?$/)];
