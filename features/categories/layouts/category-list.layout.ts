import { z } from 'zod';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { besideLists, browse, strip } from '../../layouts/server/side-panel.ts';

export const categoryListLayout: LayoutTemplate = {
  layoutViewType: 'categoryList',
  name: 'Category List Template',
  kind: {
    position: 50,
    name: 'All categories',
    description: 'The categories of the community.',
    icon: 'layers',
  },
  layoutParams: { title: z.string() },
  layout: [
    {
      $hydrate: 'react.section.3-columns',
      leftLabel: 'Browse',
      breadcrumbs: [{ $hydrate: 'react.breadcrumbs' }],
      leftBottom: browse,
      middleTop: strip,
      middleBottom: [
        { $hydrate: 'react.asset.categoryList', actions: [{ $hydrate: 'react.translations.category' }] },
      ],
      rightBottom: besideLists,
    },
  ],
};
