import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const ignorePages: readonly PageRoute[] = [globalPage('ignored', /^\/profile\/ignored\/?$/)];
