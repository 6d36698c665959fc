import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const logsPages: PageRoute[] = [globalPage('logs', /^\/dashboard\/logs\/?$/)];
