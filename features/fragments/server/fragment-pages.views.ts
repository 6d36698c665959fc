// Administrators' own pages about fragments.

import { notFound } from '../../../platform/contract/errors.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import { fragmentType as knownType } from '../fragments.contract.ts';
import { type FragmentCodeRow, findFragmentRow, UUID } from './fragment.queries.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    fragmentType: AddressValue;
    status: AddressValue;
    appliedStatus: AddressValue;
    fragment: FragmentCodeRow;
  }
}

const needs = 'site.manage';

export const fragmentPageViews = [
  managedView({
    type: 'fragments',
    needs,
    about: ({ translator }, { status, appliedStatus, fragmentType }) => ({
      title: translator.t('Fragments'),
      params: { status, appliedStatus, fragmentType },
    }),
  }),
  managedView({
    type: 'fragmentEditor',
    needs,
    about: async (ctx, { fragmentType: name, fragmentUUID }) => {
      const { data: fragmentType } = knownType.safeParse(name);
      if (!fragmentType) throw notFound('Fragment');
      if (typeof fragmentUUID !== 'string')
        return { title: ctx.translator.t('New fragment'), params: { fragmentType } };
      const row = UUID.test(fragmentUUID) && (await findFragmentRow(ctx.db, fragmentUUID, 'latest'));
      if (!row || row.fragment_type !== fragmentType) throw notFound('Fragment');
      return { title: row.name, params: { fragmentType, fragment: row } };
    },
  }),
];
