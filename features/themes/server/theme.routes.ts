import { Answer, route } from '../../../platform/server/http/route.ts';
import * as contract from '../themes.contract.ts';
import { currentThemeSnapshot } from './chosen-theme.ts';
import { readAssets } from './read-asset.ts';
import * as actions from './theme.actions.ts';
import { EVERY_ASSET, presentRevisions, presentTheme, presentThemes } from './theme.present.ts';
import { findRevisions } from './theme.queries.ts';
import { hasFiles } from './theme-files.ts';
import { allThemes, requireTheme } from './theme-state.ts';

export const themeRoutes = [
  route(contract.listThemes, async (ctx, { query }) =>
    presentThemes(ctx, await allThemes(ctx.db), query.expand),
  ),
  route(contract.getCurrentTheme, async (ctx) =>
    presentTheme(ctx, await ctx.snapshot(currentThemeSnapshot), EVERY_ASSET),
  ),
  route(contract.getTheme, async (ctx, { params, query }) => {
    const state = await requireTheme(ctx.db, params.themeID, query.revisionID);
    const hit = hasFiles(state, ctx.site.url) ? '1' : '0';
    const body = await presentTheme(ctx, state, query.expand);
    return new Answer(body, { headers: { 'x-app-cache-hit': hit } });
  }),
  route(contract.createTheme, async (ctx, { body, query }) => {
    const made = await actions.createTheme(ctx, { ...body, assets: readAssets(body.assets, query) });
    return presentTheme(ctx, made, EVERY_ASSET);
  }),
  route(contract.editTheme, async (ctx, { params, body, query }) => {
    const { assets, status, ...facts } = body;
    if (status === 'undeleted') await actions.undeleteTheme(ctx, params.themeID);
    const given = readAssets(assets, query);
    const change = assets ? { assets: (before: typeof given) => ({ ...before, ...given }) } : {};
    return presentTheme(
      ctx,
      await actions.editTheme(ctx, params.themeID, { ...facts, ...change }),
      EVERY_ASSET,
    );
  }),
  route(contract.deleteTheme, async (ctx, { params }) => {
    await actions.deleteTheme(ctx, params.themeID);
    return undefined;
  }),
  route(contract.listThemeRevisions, async (ctx, { params, query }) => {
    const { page, limit } = query;
    const { row } = await requireTheme(ctx.db, params.themeID);
    if (!row) return { rows: [], page, limit, total: 0 };
    const { rows, total } = await findRevisions(ctx.db, row.theme_id, { limit, offset: (page - 1) * limit });
    return { rows: await presentRevisions(ctx, rows), page, limit, total };
  }),
  route(contract.applyTheme, async (ctx, { body }) =>
    presentTheme(ctx, await actions.applyTheme(ctx, body.themeID), EVERY_ASSET),
  ),
  route(contract.previewTheme, async (ctx, { body }) => {
    if (body.themeID !== undefined)
      return presentTheme(ctx, await actions.previewTheme(ctx, body.themeID, body.revisionID), EVERY_ASSET);
    await actions.endPreview(ctx);
    return presentTheme(ctx, await ctx.snapshot(currentThemeSnapshot), EVERY_ASSET);
  }),
];
