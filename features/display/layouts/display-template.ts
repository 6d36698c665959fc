import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const displayTemplates = [oneWidget('display', 'Display', 'display.page', 'narrow')];
