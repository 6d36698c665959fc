import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const securityTemplates = [oneWidget('accountSecurity', 'Security', 'security.page', 'narrow')];
