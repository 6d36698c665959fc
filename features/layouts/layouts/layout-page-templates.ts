import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

const template = (layoutViewType: string, name: string, widget: string, isWide = false): LayoutTemplate => {
  const node = { $hydrate: `react.${widget}` };
  const layout = isWide ? [node] : [{ $hydrate: 'react.section.1-column', children: [node] }];
  return { layoutViewType, name, layout };
};

export const layoutPageTemplates: LayoutTemplate[] = [
  template('layouts', 'Layouts', 'layouts.list'),
  template('layoutHistory', 'Revisions of a layout', 'layouts.history'),
  // As wide as the window: they bring their own columns.
  template('layoutEditor', 'Layout editor', 'layouts.editor', true),
  template('layoutPreview', 'Layout preview', 'layouts.preview', true),
];
