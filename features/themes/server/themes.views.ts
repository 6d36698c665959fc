import type { ResolvedView, ViewType } from '../../../platform/server/layouts/view.ts';
import { themeError } from '../themes.contract.ts';
import { requireTheme } from './theme-state.ts';

const noindex = [{ name: 'robots', content: 'noindex' }];

function resolved(layoutViewType: string, title: string, params: Record<string, unknown> = {}): ResolvedView {
  return { layoutViewType, records: [], params, seo: { title, meta: noindex } };
}

/** Administrators' own pages: what is tried is of one session. */
export const themeViews: ViewType[] = [
  {
    type: 'themes',
    isPersonal: () => true,
    resolve: async (ctx) => {
      ctx.require('site.manage');
      return resolved('themes', 'Themes');
    },
  },
  {
    type: 'themeEditor',
    isPersonal: () => true,
    resolve: async (ctx, { params }) => {
      ctx.require('site.manage');
      const state = await requireTheme(ctx.db, String(params.themeID));
      if (!state.row) throw themeError('theme.isBuiltIn');
      return resolved('themeEditor', state.name, { state });
    },
  },
  {
    type: 'themeRevisions',
    isPersonal: () => true,
    resolve: async (ctx, { params }) => {
      ctx.require('site.manage');
      const state = await requireTheme(ctx.db, String(params.themeID));
      return resolved('themeRevisions', `${state.name}: revisions`, { state });
    },
  },
];
