import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const adminPagesTemplates = [
  oneWidget('appearance', 'Appearance', 'admin-pages.list'),
  oneWidget('settings', 'Settings', 'admin-pages.list'),
];
