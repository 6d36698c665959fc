import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const jobsPages: PageRoute[] = [globalPage('jobs', /^\/dashboard\/jobs\/?$/)];
