import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const mailTemplatesPages: PageRoute[] = [
  globalPage('mailTemplates', /^\/settings\/mail\/templates\/?$/),
];
