import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const postHistoryPages: PageRoute[] = [globalPage('postLog', /^\/log\/filter\/?$/)];
