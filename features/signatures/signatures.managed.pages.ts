import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const signaturePages: readonly PageRoute[] = [globalPage('signature', /^\/profile\/signature\/?$/)];
