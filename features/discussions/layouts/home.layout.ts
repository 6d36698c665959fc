import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

export const homeLayout: LayoutTemplate = {
  layoutViewType: 'home',
  name: 'Home Template',
  layout: [
    {
      $hydrate: 'react.section.full-width',
      children: [
        {
          $hydrate: 'react.app-banner',
          showSearch: true,
          titleType: 'siteSection/name',
          descriptionType: 'siteSection/description',
        },
      ],
    },
    {
      $hydrate: 'react.section.1-column',
      children: [
        {
          $hydrate: 'react.categories',
          titleType: 'static',
          title: 'Categories',
          apiParams: { limit: 9, featured: true, filter: 'none' },
          containerOptions: { displayType: 'grid', maxColumnCount: 3, viewAll: { to: '/categories' } },
        },
      ],
    },
    {
      $hydrate: 'react.section.2-columns',
      mainBottom: [
        {
          $hydrate: 'react.discussion.discussions',
          titleType: 'static',
          title: 'Latest',
          apiParams: { includeChildCategories: true, sort: '-dateLastComment', slotType: 'a', limit: 10 },
          containerOptions: { viewAll: { to: '/discussions' } },
        },
      ],
      secondaryBottom: side,
    },
  ],
};
