import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { CustomPageFormProps, CustomPagesListProps } from './custom-page-settings.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    CustomPageForm: CustomPageFormProps;
    CustomPagesList: CustomPagesListProps;
  }
}

export const customPagesWeb: WebFeature = {
  name: 'custom-pages',
  widgets: {},
  later: [
    {
      names: ['CustomPagesList', 'CustomPageForm'],
      load: async () => (await import('./web/custom-page-settings.ts')).customPageSettings,
    },
  ],
};
