import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const draftTemplates = [oneWidget('drafts', 'Drafts', 'drafts.list')];
