import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const styleGuideTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'styleGuides',
    name: 'Style guide',
    layout: [
      {
        $hydrate: 'react.section.1-column',
        children: [{ $hydrate: 'react.styleGuide.page' }],
      },
    ],
  },
];
