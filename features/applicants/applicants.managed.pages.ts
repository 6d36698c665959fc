import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const applicantPages: PageRoute[] = [globalPage('applicants', /^\/dashboard\/user\/applicants\/?$/)];
