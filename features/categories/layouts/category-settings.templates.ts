import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const categorySettingsTemplates = [
  oneWidget('categorySettings', 'Settings of categories', 'categories.settings'),
  oneWidget('oneCategorySettings', 'Settings of a category', 'categories.one'),
  oneWidget('categoryPermissions', 'Permissions of a category', 'categories.permissions'),
];
