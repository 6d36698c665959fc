import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

const categoryName = { $hydrate: 'param', ref: 'category/name' };
const categoryDescription = { $hydrate: 'param', ref: 'category/description' };

export const nestedCategoryListLayout: LayoutTemplate = {
  layoutViewType: 'nestedCategoryList',
  name: 'Nested Category List Template',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      mainBottom: [
        { $hydrate: 'react.asset.categoryFollow' },
        {
          $hydrate: 'react.asset.categoryList',
          titleType: 'category/name',
          title: categoryName,
          description: categoryDescription,
          containerOptions: { displayType: 'list' },
        },
      ],
      secondaryBottom: side,
    },
  ],
};
