import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { logoKey } from '../../config/server/branding.config.ts';
import { textOf } from '../theme-assets.ts';
import type {
  ListedTheme,
  ThemeEditorProps,
  ThemeRevisionsProps,
  ThemesPageProps,
} from '../theme-pages.contract.ts';
import { previewedTheme } from './chosen-theme.ts';
import { presentRevisions, presentTheme, presentThemes } from './theme.present.ts';
import { findDeletedThemes, findRevisions } from './theme.queries.ts';
import { allThemes, ownVariables, type ThemeState } from './theme-state.ts';

const NO_DATA: ReadonlySet<string> = new Set();
const MOST_REVISIONS = 100;

const listed = (state: ThemeState, theme: ListedTheme['theme']): ListedTheme => ({
  theme,
  variables: ownVariables(state),
  parentKey: state.parent.key,
});

async function themesPage(ctx: RequestContext): Promise<ThemesPageProps> {
  const states = await allThemes(ctx.db);
  const themes = await presentThemes(ctx, states, NO_DATA);
  const previewed = await previewedTheme(ctx);
  return {
    themes: states.map((state, at) => listed(state, themes[at] as ListedTheme['theme'])),
    previewedID: previewed?.themeID ?? null,
    deleted: (await findDeletedThemes(ctx.db)).map(({ theme_id, name, date_deleted }) => ({
      themeID: theme_id,
      name,
      dateDeleted: date_deleted,
    })),
  };
}

async function editor(ctx: RequestContext, state: ThemeState): Promise<ThemeEditorProps> {
  return {
    ...listed(state, await presentTheme(ctx, state, NO_DATA)),
    styles: textOf(state.assets, 'styles'),
    javascript: textOf(state.assets, 'javascript'),
    header: textOf(state.assets, 'header'),
    footer: textOf(state.assets, 'footer'),
    logo: textOf(state.assets, 'logo'),
    mobileLogo: textOf(state.assets, 'mobileLogo'),
    siteLogo: ctx.setting(logoKey),
  };
}

async function revisions(ctx: RequestContext, state: ThemeState): Promise<ThemeRevisionsProps> {
  const theme = await presentTheme(ctx, state, NO_DATA);
  if (!state.row) return { theme, revisions: [], total: 0 };
  const { rows, total } = await findRevisions(ctx.db, state.row.theme_id, {
    limit: MOST_REVISIONS,
    offset: 0,
  });
  return { theme, revisions: await presentRevisions(ctx, rows), total };
}

export const themeWidgets = [
  widget({
    id: 'themes.list',
    component: 'ThemesPage',
    name: 'Themes',
    hydrate: async (ctx) => ({ ...(await themesPage(ctx)) }),
  }),
  widget({
    id: 'themes.editor',
    component: 'ThemeEditor',
    name: 'Theme editor',
    hydrate: async (ctx, { params }) => (params.themeState ? editor(ctx, params.themeState) : null),
  }),
  widget({
    id: 'themes.revisions',
    component: 'ThemeRevisions',
    name: 'Revisions of a theme',
    hydrate: async (ctx, { params }) => (params.themeState ? revisions(ctx, params.themeState) : null),
  }),
];
