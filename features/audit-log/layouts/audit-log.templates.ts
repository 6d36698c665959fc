import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const auditLogTemplates = [oneWidget('auditLog', 'Audit log', 'audit-log.page')];
