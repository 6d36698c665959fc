import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const displayPages: PageRoute[] = [globalPage('display', /^\/display\/?$/)];
