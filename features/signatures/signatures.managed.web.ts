import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { SignaturePageProps } from './signatures.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SignaturePage: SignaturePageProps;
  }
}

export const signaturesManagedWeb: WebFeature = {
  name: 'signatures',
  widgets: {},
  later: [
    {
      names: ['SignaturePage'],
      load: async () => ({
        SignaturePage: (await import('./web/SignaturePage/SignaturePage.tsx')).SignaturePage,
      }),
    },
  ],
};
