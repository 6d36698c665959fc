import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { besideLists, browse, strip } from '../../layouts/server/side-panel.ts';
import { categoryParams } from '../category-params.ts';

export const discussionCategoryPageLayout: LayoutTemplate = {
  layoutViewType: 'discussionCategoryPage',
  name: 'Category Page Template',
  kind: {
    position: 60,
    name: 'Categories with posts',
    description: 'A category with what is posted in it.',
    icon: 'folder',
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
          $hydrate: 'react.asset.discussionList',
          actions: [
            { $hydrate: 'react.translations.category' },
            { $hydrate: 'react.asset.categoryFollow' },
            { $hydrate: 'react.asset.follow' },
          ],
          // The categories below this one, between its name and its discussions.
          intro: {
            $hydrate: 'react.asset.categoryList',
            containerOptions: { displayType: 'grid', maxColumnCount: 2 },
          },
          description: { $hydrate: 'param', ref: 'category/description' },
          apiParams: { sort: '-dateLastComment', slotType: 'a', limit: 10 },
        },
      ],
      rightBottom: besideLists,
    },
  ],
};
