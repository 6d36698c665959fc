import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { besideLists, browse, strip } from '../../layouts/server/side-panel.ts';
import { categoryParams } from '../category-params.ts';

const categoryName = { $hydrate: 'param', ref: 'category/name' };
const categoryDescription = { $hydrate: 'param', ref: 'category/description' };

export const nestedCategoryListLayout: LayoutTemplate = {
  layoutViewType: 'nestedCategoryList',
  name: 'Nested Category List Template',
  kind: {
    position: 70,
    name: 'Categories with categories',
    description: 'A category that holds others.',
    icon: 'folder-open',
    isInCategories: true,
  },
  layoutParams: categoryParams,
  layout: [
    {
      $hydrate: 'react.section.3-columns',
      leftLabel: 'Browse',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      leftBottom: browse,
      middleTop: strip,
      middleBottom: [
        {
          $hydrate: 'react.asset.categoryList',
          actions: [{ $hydrate: 'react.translations.category' }, { $hydrate: 'react.asset.categoryFollow' }],
          titleType: 'category/name',
          title: categoryName,
          description: categoryDescription,
          containerOptions: { displayType: 'list' },
        },
      ],
      rightBottom: besideLists,
    },
  ],
};
