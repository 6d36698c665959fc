import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SignatureStyle: { href: string };
  }
}

export const signaturesWeb: WebFeature = {
  name: 'signatures',
  widgets: {},
  later: [
    {
      names: ['SignatureStyle'],
      load: async () => ({
        SignatureStyle: (await import('./web/Signature/SignatureStyle.tsx')).SignatureStyle,
      }),
    },
  ],
};
