// Administrators' own pages about fragments.
import { notFound } from '../../../platform/contract/errors.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { fragmentType as knownType } from '../fragments.contract.ts';
import { findFragmentRow } from './fragment.queries.ts';

const meta = [{ name: 'robots', content: 'noindex' }];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const fragmentPageViews: ViewType[] = [
  {
    type: 'fragments',
    isPersonal: () => true,
    resolve: async (ctx, { params }) => {
      ctx.require('site.manage');
      const seo = { title: ctx.translator.t('Fragments'), meta };
      return { layoutViewType: 'fragments', records: [], params, seo };
    },
  },
  {
    type: 'fragmentEditor',
    isPersonal: () => true,
    resolve: async (ctx, { params: { fragmentType: asked, fragmentUUID } }) => {
      ctx.require('site.manage');
      const { t } = ctx.translator;
      const { data: fragmentType } = knownType.safeParse(asked);
      if (!fragmentType) throw notFound('Fragment');
      const view = { layoutViewType: 'fragmentEditor', records: [] };
      if (typeof fragmentUUID !== 'string')
        return { ...view, params: { fragmentType }, seo: { title: t('New fragment'), meta } };
      const row = UUID.test(fragmentUUID) && (await findFragmentRow(ctx.db, fragmentUUID, 'latest'));
      if (!row || row.fragment_type !== fragmentType) throw notFound('Fragment');
      return { ...view, params: { fragmentType, row }, seo: { title: row.name, meta } };
    },
  },
];
