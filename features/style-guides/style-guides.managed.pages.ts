import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const styleGuidePages: PageRoute[] = [globalPage('styleGuides', /^\/appearance\/style-guides\/?$/)];
