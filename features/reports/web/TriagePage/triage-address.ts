import type { TriageFilters } from '../../reports.states.ts';

const ADDRESS = '/dashboard/content/triage';
const ESCALATIONS = '/dashboard/content/escalations';
const REPORTS = '/dashboard/content/reports';

/** Where a case, or a page of the list, is shown with these filters. */
export function addressOf(filters: TriageFilters, at: { caseID?: number; page?: number } = {}): string {
  const [recordType = '', recordID = ''] = filters.record.split(':');
  const query = new URLSearchParams({
    ...(filters.kind === 'pending' && { kind: 'pending' }),
    ...(filters.whose !== 'all' && { whose: filters.whose }),
    ...(filters.status !== 'open' && { statuses: filters.status === 'done' ? 'done' : 'none' }),
    ...(filters.record !== '' && { recordType, recordID }),
    ...(at.page !== undefined && at.page > 1 && { page: String(at.page) }),
  }).toString();
  return `${pathOf(filters, at.caseID)}${query === '' ? '' : `?${query}`}`;
}

function pathOf({ kind }: TriageFilters, caseID: number | undefined): string {
  const base = kind === 'escalations' ? ESCALATIONS : kind === 'reports' && !caseID ? REPORTS : ADDRESS;
  return caseID === undefined ? base : `${base}/${caseID}`;
}
