import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const fragmentPageTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'fragments',
    name: 'Fragments',
    layout: [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.fragments.list' }] }],
  },
  // As wide as the window: the editor brings its own columns.
  {
    layoutViewType: 'fragmentEditor',
    name: 'Fragment editor',
    layout: [{ $hydrate: 'react.fragments.editor' }],
  },
];
