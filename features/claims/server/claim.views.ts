import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    query: AddressValue;
  }
}

const TITLES = { claimAccount: 'Claim your account', claimPassword: 'Take over your account' } as const;

/** A link in a mail is a secret, and the form is open to whoever is not a member of a private community yet. */
function claimView(type: keyof typeof TITLES): ViewType {
  return {
    type,
    isPersonal: () => true,
    allowsUnauthenticated: true,
    resolve: async (ctx, { params }) => ({
      layoutViewType: type,
      records: [],
      params: { userID: String(params.userID ?? ''), key: String(params.key ?? '') },
      seo: { title: ctx.translator.t(TITLES[type]), meta: [{ name: 'robots', content: 'noindex' }] },
    }),
  };
}

export const claimViews: ViewType[] = [
  claimView('claimAccount'),
  claimView('claimPassword'),
  managedView({
    type: 'importedMembers',
    needs: 'users.edit',
    address: '/users/imported',
    about: ({ translator }, { query, page }) => ({
      title: translator.t('Imported members'),
      params: { query, page: Number(page ?? 1) },
    }),
  }),
];
