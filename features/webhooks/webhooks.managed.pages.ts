import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const webhooksPages: PageRoute[] = [globalPage('webhooks', /^\/dashboard\/webhooks\/?$/)];
