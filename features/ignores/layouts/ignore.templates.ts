import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const ignoreTemplates = [oneWidget('ignored', 'Ignored people', 'ignores.ignored', 'narrow')];
