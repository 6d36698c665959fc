import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const linkInterstitialPages: PageRoute[] = [globalPage('leaving', /^\/home\/leaving\/?$/)];
