import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const tagsManagedPages: PageRoute[] = [globalPage('managedTags', /^\/dashboard\/content\/tags\/?$/)];
