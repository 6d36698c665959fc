import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const customPageSettingsTemplates = [
  oneWidget('customPagesList', 'Custom pages', 'custom-pages.list'),
  oneWidget('customPageForm', 'Custom page settings', 'custom-pages.form', 'narrow'),
];
