import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const applicantTemplates = [oneWidget('applicants', 'Applicants', 'applicants.list')];
