import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const draftPages: PageRoute[] = [globalPage('drafts', /^\/drafts\/?$/)];
