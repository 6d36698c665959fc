import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import { deciders } from '../cases.contract.ts';
import { REASONS_PATH } from '../reports.address.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    caseID: AddressValue;
    kind: AddressValue;
    whose: AddressValue;
    statuses: AddressValue;
    reported: AddressValue;
    reportedID: AddressValue;
  }
}

export const reportViews = [
  managedView({
    type: 'triage',
    needs: deciders,
    address: '/dashboard/content/triage',
    about: ({ translator }, { caseID, kind, whose, statuses, page, recordType, recordID }) => ({
      title: translator.t('Triage'),
      params: {
        caseID,
        kind,
        whose,
        statuses,
        page: Number(page ?? 1),
        reported: recordType,
        reportedID: recordID,
      },
    }),
  }),
  managedView({
    type: 'reportReasons',
    needs: 'community.moderate',
    address: REASONS_PATH,
    about: ({ translator }) => ({ title: translator.t('Reasons to report') }),
  }),
  managedView({
    type: 'ownHeldPosts',
    needs: 'session.valid',
    address: '/account/posts-in-review',
    about: ({ translator }, { page }) => ({
      title: translator.t('My posts in review'),
      params: { page: Number(page ?? 1) },
    }),
  }),
  managedView({
    type: 'ownReports',
    needs: 'session.valid',
    address: '/account/reports',
    about: ({ translator }, { page }) => ({
      title: translator.t('My reports'),
      params: { page: Number(page ?? 1) },
    }),
  }),
];
