import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const linkInterstitialTemplates = [
  oneWidget('leaving', 'Leaving the community', 'leaving.page', 'narrow'),
];
