import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const categorySettingsTemplates = [
  oneWidget('categorySettings', 'Settings of categories', 'categories.settings'),
  oneWidget('categoryPermissions', 'Permissions of a category', 'categories.permissions'),
];
