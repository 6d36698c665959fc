import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const brandingTemplates = [oneWidget('branding', 'Branding', 'branding.page')];
