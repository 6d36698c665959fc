import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const leavingTemplates = [oneWidget('leaving', 'Leaving the community', 'leaving.page', 'narrow')];
