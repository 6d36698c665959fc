import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const accessTokensPages: PageRoute[] = [globalPage('accessTokens', /^\/dashboard\/access-tokens\/?$/)];
