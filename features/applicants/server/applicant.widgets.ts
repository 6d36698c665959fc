// The page of who waits for approval.
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { ApplicantsPageProps } from '../applicants.states.ts';
import { isReviewOn } from './applicant.policy.ts';
import { presentApplicant } from './applicant.present.ts';
import { findApplicants } from './applicant.queries.ts';

const PAGE_SIZE = 30;
const HIGHEST_PAGE = 100_000;

export const applicantWidgets = [
  widget({
    id: 'applicants.list',
    component: 'ApplicantsPage',
    name: 'Applicants',
    views: [],
    hydrate: async (ctx, { params }) => {
      // Whatever layout names this widget: nobody else reads the addresses in it.
      if (!ctx.can('applicants.manage')) return null;
      const asked = Number(params.page);
      const page = Number.isInteger(asked) && asked >= 1 && asked <= HIGHEST_PAGE ? asked : 1;
      const found = await findApplicants(ctx.db, { status: 'pending', page, limit: PAGE_SIZE });
      return {
        isOpen: isReviewOn(ctx),
        applicants: found.rows.map((row) => presentApplicant(ctx, row)),
        total: found.total,
        page,
        limit: PAGE_SIZE,
      } satisfies ApplicantsPageProps;
    },
  }),
];
