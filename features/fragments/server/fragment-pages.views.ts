// Administrators' own pages about fragments.
import { notFound } from '../../../platform/contract/errors.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { fragmentType as knownType } from '../fragments.contract.ts';
import { findFragmentRow, UUID } from './fragment.queries.ts';

const needs = 'site.manage';

export const fragmentPageViews = [
  managedView({
    type: 'fragments',
    needs,
    about: ({ translator }, params) => ({ title: translator.t('Fragments'), params }),
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
      return { title: row.name, params: { fragmentType, row } };
    },
  }),
];
