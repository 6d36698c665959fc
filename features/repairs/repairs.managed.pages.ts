import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const repairsPages: PageRoute[] = [globalPage('repairs', /^\/dashboard\/repairs\/?$/)];
