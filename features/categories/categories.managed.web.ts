import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type {
  CategoryPermissionsPageProps,
  CategorySettingsPageProps,
  OneCategoryPageProps,
} from './category-permissions.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    CategoryPermissionsPage: CategoryPermissionsPageProps;
    CategorySettingsPage: CategorySettingsPageProps;
    OneCategoryPage: OneCategoryPageProps;
  }
}

export const categoriesManagedWeb: WebFeature = {
  name: 'categories',
  widgets: {},
  later: [
    {
      names: ['CategorySettingsPage', 'OneCategoryPage', 'CategoryPermissionsPage'],
      load: async () => (await import('./web/category-settings-pages.ts')).categorySettingsPages,
    },
  ],
};
