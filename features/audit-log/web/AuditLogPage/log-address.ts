import type { AuditLogPageProps } from '../../audit-log.states.ts';

const ADDRESS = '/dashboard/settings/audit-logs';

export function addressOf(filters: Partial<AuditLogPageProps['filters']>, before?: number): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given);
  if (before !== undefined) query.set('before', String(before));
  const text = query.toString();
  return text === '' ? ADDRESS : `${ADDRESS}?${text}`;
}
