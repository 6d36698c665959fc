import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { APPLICANTS_PATH } from '../applicant.address.ts';

export const applicantViews = [
  managedView({
    type: 'applicants',
    needs: 'applicants.manage',
    address: APPLICANTS_PATH,
    about: ({ translator }, { page }) => ({
      title: translator.t('Applicants'),
      params: { page: Number(page ?? 1) },
    }),
  }),
];
