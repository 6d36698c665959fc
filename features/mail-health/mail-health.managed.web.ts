import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    MailHealthPage: object;
  }
}

export const mailHealthWeb: WebFeature = {
  name: 'mail-health',
  widgets: {},
  later: [
    {
      names: ['MailHealthPage'],
      load: async () => ({
        MailHealthPage: (await import('./web/MailHealthPage/MailHealthPage.tsx')).MailHealthPage,
      }),
    },
  ],
};
