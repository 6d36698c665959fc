import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

const template = (layoutViewType: string, name: string, widget: string): LayoutTemplate => ({
  layoutViewType,
  name,
  layout: [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: `react.${widget}` }] }],
});

export const customPageSettingsTemplates: LayoutTemplate[] = [
  template('customPagesList', 'Custom pages', 'custom-pages.list'),
  template('customPageForm', 'Custom page settings', 'custom-pages.form'),
];
