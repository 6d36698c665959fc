import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    WebhooksPage: object;
  }
}

export const webhooksWeb: WebFeature = {
  name: 'webhooks',
  widgets: {},
  later: [
    {
      names: ['WebhooksPage'],
      load: async () => ({
        WebhooksPage: (await import('./web/WebhooksPage/WebhooksPage.tsx')).WebhooksPage,
      }),
    },
  ],
};
