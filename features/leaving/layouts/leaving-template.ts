import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const leavingTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'leaving',
    name: 'Leaving the community',
    layout: [
      {
        $hydrate: 'react.section.1-column',
        isNarrow: true,
        children: [{ $hydrate: 'react.leaving.page' }],
      },
    ],
  },
];
