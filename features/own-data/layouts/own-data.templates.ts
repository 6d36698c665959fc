import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const ownDataTemplates = [oneWidget('ownData', 'Your data', 'own-data.page', 'narrow')];
