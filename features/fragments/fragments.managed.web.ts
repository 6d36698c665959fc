import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { FragmentEditorProps, FragmentsListProps } from './fragment-pages.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FragmentEditor: FragmentEditorProps;
    FragmentsList: FragmentsListProps;
  }
}

export const fragmentsManagedWeb: WebFeature = {
  name: 'fragments',
  widgets: {},
  later: [
    {
      names: ['FragmentsList'],
      load: async () => ({
        FragmentsList: (await import('./web/FragmentsList/FragmentsList.tsx')).FragmentsList,
      }),
    },
    {
      names: ['FragmentEditor'],
      load: async () => ({
        FragmentEditor: (await import('./web/FragmentEditor/FragmentEditor.tsx')).FragmentEditor,
      }),
    },
  ],
};
