import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const usersPages: PageRoute[] = [globalPage('bans', /^\/dashboard\/user\/bans\/?$/)];
