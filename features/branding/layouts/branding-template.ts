import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const brandingTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'branding',
    name: 'Branding',
    layout: [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.branding.page' }] }],
  },
];
