// Administrators' own pages: what is tried is of one session.
import { notFound } from '../../../platform/contract/errors.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { requireTheme, type ThemeState } from './theme-state.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    themeState: ThemeState;
  }
}

const needs = 'site.manage';

export const themeViews = [
  managedView({ type: 'themes', needs, about: ({ translator }) => ({ title: translator.t('Themes') }) }),
  managedView({
    type: 'themeEditor',
    needs,
    about: async (ctx, { themeID }) => {
      const state = await requireTheme(ctx.db, String(themeID));
      if (!state.row) throw notFound('Theme');
      return { title: state.name, params: { themeState: state } };
    },
  }),
  managedView({
    type: 'themeRevisions',
    needs,
    about: async (ctx, { themeID }) => {
      const state = await requireTheme(ctx.db, String(themeID));
      const title = ctx.translator.t('Revisions of {name}', { name: state.name });
      return { title, params: { themeState: state } };
    },
  }),
];
