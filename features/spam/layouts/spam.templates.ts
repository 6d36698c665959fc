import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const spamTemplates = [
  oneWidget('spam', 'Spam', 'spam.page'),
  oneWidget('rateLimits', 'Rate limits', 'rateLimits.page'),
];
