import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const premoderationTemplates = [oneWidget('premoderation', 'Premoderation', 'premoderation.settings')];
