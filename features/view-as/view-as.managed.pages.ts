import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const viewAsPages: PageRoute[] = [globalPage('viewAs', /^\/dashboard\/view-as\/?$/)];
