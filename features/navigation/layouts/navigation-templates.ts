import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const navigationTemplates = [
  oneWidget('navigationSettings', 'Navigation', 'navigation.settings', 'narrow'),
];
