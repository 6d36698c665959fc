import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const securityTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'accountSecurity',
    name: 'Security',
    layout: [
      {
        $hydrate: 'react.section.1-column',
        isNarrow: true,
        children: [{ $hydrate: 'react.security.page' }],
      },
    ],
  },
];
