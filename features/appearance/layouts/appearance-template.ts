import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const appearanceTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'appearance',
    name: 'Appearance',
    layout: [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.appearance.page' }] }],
  },
];
