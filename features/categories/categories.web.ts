import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { CategoriesWidget } from './web/CategoriesWidget/CategoriesWidget.tsx';
import { CategoryFollowWidget } from './web/CategoryFollowWidget/CategoryFollowWidget.tsx';

export const categoriesWeb: WebFeature = {
  name: 'categories',
  widgets: { CategoriesWidget, CategoryFollowWidget },
};
