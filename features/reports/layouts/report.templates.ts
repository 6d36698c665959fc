import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const reportTemplates = [
  oneWidget('triage', 'Triage', 'reports.triage'),
  oneWidget('reportReasons', 'Reasons to report', 'reports.reasons'),
  oneWidget('ownHeldPosts', 'My posts in review', 'reports.ownHeld'),
  oneWidget('ownReports', 'My reports', 'reports.own'),
];
