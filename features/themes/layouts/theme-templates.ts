import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const themeTemplates = [
  oneWidget('themes', 'Themes', 'themes.list'),
  oneWidget('themeEditor', 'Theme editor', 'themes.editor', 'window'),
  oneWidget('themeRevisions', 'Revisions of a theme', 'themes.revisions'),
];
