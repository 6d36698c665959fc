import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const mailHealthPages: readonly PageRoute[] = [globalPage('mailHealth', /^\/settings\/mail\/?$/)];
