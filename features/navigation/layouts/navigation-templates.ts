import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const navigationTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'navigationSettings',
    name: 'Navigation',
    layout: [
      {
        $hydrate: 'react.section.1-column',
        isNarrow: true,
        children: [{ $hydrate: 'react.navigation.settings' }],
      },
    ],
  },
];
