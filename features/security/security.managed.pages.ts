import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const securityPages: PageRoute[] = [globalPage('accountSecurity', /^\/account\/security\/?$/)];
