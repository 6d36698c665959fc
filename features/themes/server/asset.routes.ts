// One asset of a theme: as it is where the address has its ending, described where it has none.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { isTree, mergeVariables } from '../compile/variables.ts';
import { ASSETS, type AssetName, dataOf, isAssetName, type StoredAssets } from '../theme-assets.ts';
import * as contract from '../themes.contract.ts';
import { themeError } from '../themes.contract.ts';
import { readAsset, type Strictness } from './read-asset.ts';
import { editTheme } from './theme.actions.ts';
import { presentAsset } from './theme.present.ts';
import { requireTheme } from './theme-state.ts';

const FOR_GOOD = { 'cache-control': 'public, max-age=31536000', vary: 'Accept-Encoding' };

interface RequestedAsset {
  name: AssetName;
  /** The address has its ending: the asset itself is meant. */
  isWhole: boolean;
}

/** The server takes `.json` off before routing: the address as it was sent still has it. */
function requestedAsset(ctx: RequestContext, given: string): RequestedAsset {
  const sent = ctx.requestUrl.split('?')[0] ?? '';
  const [bare = '', ...endings] = (
    sent.endsWith('.json') && !given.endsWith('.json') ? `${given}.json` : given
  ).split('.');
  if (!isAssetName(bare)) throw notFound('Asset');
  const ending = endings.join('.');
  if (endings.length > 0 && ending !== ASSETS[bare].ending) throw themeError('theme.wrongEnding');
  return { name: bare, isWhole: endings.length > 0 };
}

/** A text as it is, JSON as it is, or `{ type, data }`. */
function sentAsset(
  { name, isWhole }: RequestedAsset,
  body: unknown,
  strictness: Strictness,
): { type: string; data: unknown } {
  const { type } = ASSETS[name];
  const isDescribed = isTree(body) && typeof body.type === 'string' && 'data' in body;
  if (isDescribed && !(isWhole && type === 'json'))
    return readAsset(name, { type: String(body.type), data: body.data }, strictness);
  return readAsset(name, { type, data: body }, strictness);
}

function merged(before: unknown, sent: unknown): unknown {
  return isTree(before) && isTree(sent) ? mergeVariables(before, sent) : sent;
}

export const assetRoutes = [
  route(contract.getThemeAsset, async (ctx, { params, query }) => {
    const { name, isWhole } = requestedAsset(ctx, params.asset);
    const state = await requireTheme(ctx.db, params.themeID, query.revisionID);
    const headers = query.v === undefined ? {} : FOR_GOOD;
    if (!isWhole) return new Answer(presentAsset(ctx, state, name, true), { headers });
    const data = dataOf(state.assets, name);
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    return new Answer(text as never, { headers, contentType: `${ASSETS[name].contentType}; charset=utf-8` });
  }),
  route(contract.putThemeAsset, async (ctx, { params, body, query }) => {
    const asset = requestedAsset(ctx, params.asset);
    const sent = sentAsset(asset, body, query);
    const assets = (before: StoredAssets) => ({ ...before, [asset.name]: sent });
    return presentAsset(ctx, await editTheme(ctx, params.themeID, { assets }), asset.name, true);
  }),
  route(contract.patchThemeAsset, async (ctx, { params, body, query }) => {
    const asset = requestedAsset(ctx, params.asset);
    const sent = sentAsset(asset, body, query);
    const assets = (before: StoredAssets) => {
      const data = merged(dataOf(before, asset.name), sent.data);
      return { ...before, [asset.name]: readAsset(asset.name, { ...sent, data }, query) };
    };
    return presentAsset(ctx, await editTheme(ctx, params.themeID, { assets }), asset.name, true);
  }),
  route(contract.deleteThemeAsset, async (ctx, { params }) => {
    const { name } = requestedAsset(ctx, params.asset);
    await editTheme(ctx, params.themeID, {
      assets: ({ [name]: _, ...others }) => others,
    });
    return undefined;
  }),
];
