import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const automationTemplates = [oneWidget('automation', 'Rules', 'automation.page')];
