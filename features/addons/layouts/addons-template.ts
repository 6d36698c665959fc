import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const addonsTemplates = [oneWidget('addonSettings', 'Add-ons', 'addons.settings', 'narrow')];
