import { asksForGroup } from '../../platform/ui/HomeWidget/group-props.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { CategoriesWidget } from './web/CategoriesWidget/CategoriesWidget.tsx';

export const categoriesWeb: WebFeature = {
  name: 'categories',
  widgets: { CategoriesWidget },
  later: [
    {
      names: ['CategoryFollowWidget'],
      load: async () => ({
        CategoryFollowWidget: (await import('./web/CategoryFollowWidget/CategoryFollowWidget.tsx'))
          .CategoryFollowWidget,
      }),
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
