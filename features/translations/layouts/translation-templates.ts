import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const translationTemplates = [
  oneWidget('languageSettings', 'Languages', 'translations.languages', 'narrow'),
];
