import { asksForGroup } from '../../platform/ui/HomeWidget/group-props.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { CategoriesWidget } from './web/CategoriesWidget/CategoriesWidget.tsx';
import { CategoryFollowWidget } from './web/CategoryFollowWidget/CategoryFollowWidget.tsx';

export const categoriesWeb: WebFeature = {
  name: 'categories',
  widgets: { CategoriesWidget, CategoryFollowWidget },
  later: [
    {
      names: ['CategorySettingsPage', 'CategoryPermissionsPage'],
      load: async () => (await import('./web/category-settings-pages.ts')).categorySettingsPages,
    },
    {
      names: ['CategoryGroup'],
      isWantedBy: ({ $reactComponent, $reactProps }) =>
        $reactComponent === 'CategoriesWidget' && asksForGroup($reactProps),
      load: async () => ({
        CategoryGroup: (await import('./web/CategoryGroup/CategoryGroup.tsx')).CategoryGroup,
      }),
    },
  ],
};
