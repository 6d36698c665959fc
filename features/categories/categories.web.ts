import { asksForGroup } from '../../platform/ui/HomeWidget/group-props.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { CategoriesWidgetProps } from './web/CategoriesWidget/categories-widget-props.ts';
import {
  CategoryFollowWidget,
  type CategoryFollowWidgetProps,
} from './web/CategoryFollowWidget/CategoryFollowWidget.tsx';
import type { FollowedCategoriesProps } from './web/FollowedCategories/FollowedCategories.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FollowedCategories: FollowedCategoriesProps;
    CategoriesWidget: CategoriesWidgetProps;
    CategoryFollowWidget: CategoryFollowWidgetProps;
  }
  interface WidgetParts {
    CategoryGroup: CategoriesWidgetProps;
  }
}

export const categoriesWeb: WebFeature = {
  name: 'categories',
  widgets: { CategoryFollowWidget },
  later: [
    {
      names: ['CategoriesWidget'],
      views: ['home', 'discussionList', 'categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
      chunk: 'lists',
      load: async () => ({
        CategoriesWidget: (await import('./web/CategoriesWidget/CategoriesWidget.tsx')).CategoriesWidget,
      }),
    },
    {
      names: ['FollowedCategories'],
      load: () =>
        import('./web/FollowedCategories/FollowedCategories.tsx').then(({ FollowedCategories }) => ({
          FollowedCategories,
        })),
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
