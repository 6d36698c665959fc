import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { IgnoredPageProps } from './ignores.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    IgnoredPage: IgnoredPageProps;
  }
}

export const ignoresWeb: WebFeature = {
  name: 'ignores',
  widgets: {},
  later: [
    {
      names: ['IgnoredPage'],
      load: async () => ({ IgnoredPage: (await import('./web/IgnoredPage/IgnoredPage.tsx')).IgnoredPage }),
    },
  ],
};
