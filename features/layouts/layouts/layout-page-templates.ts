import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const layoutPageTemplates = [
  oneWidget('layouts', 'Layouts', 'layouts.list'),
  oneWidget('layoutHistory', 'Revisions of a layout', 'layouts.history'),
  oneWidget('layoutEditor', 'Layout editor', 'layouts.editor', 'window'),
  oneWidget('layoutPreview', 'Layout preview', 'layouts.preview', 'window'),
];
