import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup =
  (layoutViewType: string, kind: string) =>
  ({ caseID }: Record<string, string | undefined>, params: LayoutLookup['params']): LayoutLookup =>
    globalLookup(layoutViewType, {
      ...params,
      kind: kind === 'all' && params?.kind === 'pending' ? 'pending' : kind,
      ...(caseID && { caseID }),
    });

export const managedReportsPages: PageRoute[] = [
  {
    name: 'triage',
    pattern: /^\/dashboard\/content\/triage(?:\/(?<caseID>\d{1,9}))?\/?$/,
    lookup: lookup('triage', 'all'),
  },
  { name: 'reports', pattern: /^\/dashboard\/content\/reports\/?$/, lookup: lookup('triage', 'reports') },
  {
    name: 'escalations',
    pattern: /^\/dashboard\/content\/escalations(?:\/(?<caseID>\d{1,9}))?\/?$/,
    lookup: lookup('triage', 'escalations'),
  },
  {
    name: 'reportReasons',
    pattern: /^\/dashboard\/content\/report-reasons\/?$/,
    lookup: lookup('reportReasons', ''),
  },
];
