import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    MailTemplatesPage: object;
  }
}

export const mailTemplatesWeb: WebFeature = {
  name: 'mail-templates',
  widgets: {},
  later: [
    {
      names: ['MailTemplatesPage'],
      load: async () => ({
        MailTemplatesPage: (await import('./web/MailTemplatesPage/MailTemplatesPage.tsx')).MailTemplatesPage,
      }),
    },
  ],
};
