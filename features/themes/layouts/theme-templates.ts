import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

const oneColumn = (layoutViewType: string, name: string, widget: string): LayoutTemplate => ({
  layoutViewType,
  name,
  layout: [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: widget }] }],
});

export const themeTemplates: LayoutTemplate[] = [
  oneColumn('themes', 'Themes', 'react.themes.list'),
  // As wide as the window: the editor brings its own columns.
  { layoutViewType: 'themeEditor', name: 'Theme editor', layout: [{ $hydrate: 'react.themes.editor' }] },
  oneColumn('themeRevisions', 'Revisions of a theme', 'react.themes.revisions'),
];
