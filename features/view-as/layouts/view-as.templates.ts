import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const viewAsTemplates = [oneWidget('viewAs', 'View as', 'view-as.page', 'narrow')];
