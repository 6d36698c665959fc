import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const addonsPages: PageRoute[] = [globalPage('addonSettings', /^\/settings\/addons\/?$/)];
