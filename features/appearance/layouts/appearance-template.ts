import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const appearanceTemplates = [oneWidget('appearance', 'Appearance', 'appearance.page')];
