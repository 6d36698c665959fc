import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { side } from '../../layouts/server/side-panel.ts';

export const homeLayout: LayoutTemplate = {
  layoutViewType: 'home',
  name: 'Home Template',
  kind: {
    position: 10,
    name: 'Home page',
    description: 'What everybody comes to first.',
    icon: 'house',
  },
  layoutParams: {},
  layout: [
    {
      $hydrate: 'react.section.full-width',
      children: [
        {
          $hydrate: 'react.app-banner',
          showSearch: true,
          titleType: 'static',
          descriptionType: 'siteSection/description',
          readouts: {
            $hydrate: 'react.sitetotals',
            labelType: 'text',
            apiParams: {
              counts: ['user', 'discussion', 'comment', 'addons'].map((recordType) => ({ recordType })),
            },
          },
        },
      ],
    },
    {
      $hydrate: 'react.section.2-columns',
      mainBottom: [
        {
          $hydrate: 'react.discussion.discussions',
          titleType: 'static',
          title: 'What’s new',
          apiParams: { includeChildCategories: true, sort: '-dateLastComment', slotType: 'a', limit: 10 },
          containerOptions: { viewAll: { to: '/discussions', name: 'All posts' } },
        },
        {
          $hydrate: 'react.categories',
          titleType: 'static',
          title: 'Where the topics live',
          apiParams: { limit: 9, featured: true, filter: 'none' },
          containerOptions: { displayType: 'grid', maxColumnCount: 3, viewAll: { to: '/categories' } },
        },
      ],
      secondaryBottom: [
        ...side,
        { $hydrate: 'react.quick-links', titleType: 'static', title: 'Quick Links' },
        { $hydrate: 'react.userspotlight' },
        { $hydrate: 'react.newmembers', limit: 5 },
      ],
    },
  ],
};
