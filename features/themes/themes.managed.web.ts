import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ThemeEditorProps, ThemeRevisionsProps, ThemesPageProps } from './theme-pages.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ThemeEditor: ThemeEditorProps;
    ThemeRevisions: ThemeRevisionsProps;
    ThemesPage: ThemesPageProps;
  }
}

export const themesManagedWeb: WebFeature = {
  name: 'themes',
  widgets: {},
  later: [
    {
      names: ['ThemesPage', 'ThemeRevisions'],
      load: () => import('./web/theme-pages.ts').then(({ themePages }) => themePages),
    },
    {
      names: ['ThemeEditor'],
      load: () => import('./web/ThemeEditor/ThemeEditor.tsx').then(({ ThemeEditor }) => ({ ThemeEditor })),
    },
  ],
};
