import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

export const discussionCategoryPageLayout: LayoutTemplate = {
  layoutViewType: 'discussionCategoryPage',
  name: 'Category Page Template',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      mainBottom: [
        { $hydrate: 'react.asset.categoryFollow' },
        {
          $hydrate: 'react.asset.categoryList',
          containerOptions: { displayType: 'grid', maxColumnCount: 3 },
        },
        {
          $hydrate: 'react.asset.discussionList',
          description: { $hydrate: 'param', ref: 'category/description' },
          apiParams: { sort: '-dateLastComment', slotType: 'a', limit: 30 },
        },
      ],
      secondaryBottom: side,
    },
  ],
};
