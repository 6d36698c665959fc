import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

export const categoryListLayout: LayoutTemplate = {
  layoutViewType: 'categoryList',
  name: 'Category List Template',
  layout: [
    {
      $hydrate: 'react.section.2-columns',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      mainBottom: [{ $hydrate: 'react.asset.categoryList' }],
      secondaryBottom: side,
    },
  ],
};
