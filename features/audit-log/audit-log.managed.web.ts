import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { AuditLogPageProps } from './audit-log.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    AuditLogPage: AuditLogPageProps;
  }
}

export const auditLogWeb: WebFeature = {
  name: 'audit-log',
  widgets: {},
  later: [
    {
      names: ['AuditLogPage'],
      load: async () => ({
        AuditLogPage: (await import('./web/AuditLogPage/AuditLogPage.tsx')).AuditLogPage,
      }),
    },
  ],
};
