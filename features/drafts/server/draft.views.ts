import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { maySchedule } from './draft.policy.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    tab: AddressValue;
  }
}

export const draftViews: ViewType[] = [
  managedView({
    type: 'drafts',
    needs: 'session.valid',
    address: '/drafts',
    about: (ctx, { tab, page }) => ({
      title: ctx.translator.t(maySchedule(ctx) ? 'Drafts and Schedule' : 'Drafts'),
      params: { tab, page: Number(page ?? 1) },
    }),
  }),
];
