import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const whyTemplates = [
  oneWidget('why', 'Why', 'why.page'),
  oneWidget('ownWhy', 'Why you may not', 'why.own'),
];
