import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const fragmentPageTemplates = [
  oneWidget('fragments', 'Fragments', 'fragments.list'),
  oneWidget('fragmentEditor', 'Fragment editor', 'fragments.editor', 'window'),
];
