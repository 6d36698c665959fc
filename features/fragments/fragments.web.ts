import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { CustomFragmentProps } from './web/CustomFragment/CustomFragment.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    CustomFragmentWidget: object;
  }
  interface WidgetParts {
    CustomFragment: CustomFragmentProps;
  }
}

export const fragmentsWeb: WebFeature = {
  name: 'fragments',
  widgets: {},
  later: [
    {
      names: ['CustomFragment', 'CustomFragmentWidget'],
      isWantedBy: (node) => node.$fragmentImpls !== undefined,
      load: async () => {
        const { CustomFragment, CustomFragmentWidget } = await import(
          './web/CustomFragment/CustomFragment.tsx'
        );
        return { CustomFragment, CustomFragmentWidget };
      },
    },
  ],
};
