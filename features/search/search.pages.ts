import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const searchPages: PageRoute[] = [globalPage('search', /^\/(?:kb\/)?search\/?$/)];
