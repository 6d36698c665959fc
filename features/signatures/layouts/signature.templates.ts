import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const signatureTemplates = [oneWidget('signature', 'Signature', 'signatures.own', 'narrow')];
