import type { PageRoute } from '../../platform/contract/page.ts';

export const mailTemplatesPages: PageRoute[] = [
  {
    name: 'mailTemplates',
    pattern: /^\/settings\/mail\/templates\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'mailTemplates',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
