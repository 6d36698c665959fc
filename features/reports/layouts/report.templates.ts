import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const reportTemplates = [
  oneWidget('triage', 'Triage', 'reports.triage'),
  oneWidget('ownReports', 'My reports', 'reports.own'),
];
