import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const brandingPages: PageRoute[] = [globalPage('branding', /^\/appearance\/branding\/?$/)];
