import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const statisticsPages: PageRoute[] = [globalPage('statistics', /^\/dashboard\/statistics\/?$/)];
