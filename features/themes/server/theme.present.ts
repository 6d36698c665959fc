import { hash } from 'node:crypto';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import { printColour } from '../compile/colour.ts';
import { defaultSchemes } from '../compile/read-tokens.ts';
import { isTree, type Variables, variableAt } from '../compile/variables.ts';
import { ASSETS, type AssetName, dataOf, isAssetName, textOf } from '../theme-assets.ts';
import type { Theme, ThemeAsset, ThemeRevision } from '../themes.contract.ts';
import { currentThemeSnapshot } from './chosen-theme.ts';
import type { ThemeRow } from './theme.queries.ts';
import { type ThemeState, wholeVariables } from './theme-state.ts';

export const EVERY_ASSET: ReadonlySet<string> = new Set(Object.keys(ASSETS));

export async function presentThemes(
  ctx: RequestContext,
  states: readonly ThemeState[],
  expanded: ReadonlySet<string>,
): Promise<Theme[]> {
  const authors = await userFragments(
    ctx,
    states.flatMap(({ row }) => row?.insert_user_id ?? []),
  );
  const current = await ctx.snapshot(currentThemeSnapshot);
  const wanted = new Set([...expanded].map((name) => name.replace(/\.data$/, '')));
  return states.map((state) => ({
    ...presentFacts(state, authors, current),
    assets: presentAssets(ctx, state, wanted),
    preview: presentPreview(state),
    features: { DataDrivenTheme: true, useNewSearchPage: true },
    supportedSections: ['footer', 'header'],
  }));
}

export async function presentTheme(
  ctx: RequestContext,
  state: ThemeState,
  expanded: ReadonlySet<string>,
): Promise<Theme> {
  return (await presentThemes(ctx, [state], expanded))[0] as Theme;
}

export async function presentRevisions(
  ctx: RequestContext,
  rows: readonly Omit<ThemeRow, 'assets'>[],
): Promise<ThemeRevision[]> {
  const authors = await userFragments(
    ctx,
    rows.flatMap((row) => row.insert_user_id ?? []),
  );
  const { themeID } = await ctx.snapshot(currentThemeSnapshot);
  return rows.map((row) => presentRow(row, authors, themeID === row.theme_id));
}

function presentFacts(
  { themeID, name, parent, row }: ThemeState,
  authors: ReadonlyMap<number, UserFragment>,
  current: ThemeState,
): ThemeRevision {
  const isCurrent = current.themeID === themeID;
  if (row) return presentRow(row, authors, isCurrent);
  return {
    themeID,
    type: 'themeFile',
    name,
    version: parent.version,
    revisionID: null,
    revisionName: null,
    insertUser: null,
    dateInserted: null,
    active: true,
    current: isCurrent,
    parentTheme: null,
  };
}

function presentRow(
  row: Omit<ThemeRow, 'assets'>,
  authors: ReadonlyMap<number, UserFragment>,
  isCurrent: boolean,
): ThemeRevision {
  return {
    themeID: row.theme_id,
    type: 'themeDB',
    name: row.name,
    version: String(row.revision_id),
    revisionID: row.revision_id,
    revisionName: row.revision_name,
    insertUser: authors.get(row.insert_user_id ?? -1) ?? null,
    dateInserted: row.date_inserted,
    active: row.revision_id === row.live_revision_id,
    current: isCurrent,
    parentTheme: row.parent_theme,
  };
}

function presentAssets(
  ctx: RequestContext,
  state: ThemeState,
  wanted: ReadonlySet<string>,
): Record<string, ThemeAsset> {
  return Object.fromEntries(
    Object.keys(ASSETS)
      .filter(isAssetName)
      .filter((name) => ASSETS[name].isAlwaysThere || textOf(state.assets, name) !== '')
      .map((name) => [name, presentAsset(ctx, state, name, wanted.has(name))]),
  );
}

export function presentAsset(
  ctx: RequestContext,
  state: ThemeState,
  name: AssetName,
  withData: boolean,
): ThemeAsset {
  const kind = ASSETS[name];
  const data = dataOf(state.assets, name);
  return {
    url: kind.ending ? assetUrl(ctx, state, name, data) : String(data),
    type: kind.type,
    'content-type': kind.contentType,
    ...(withData && { data }),
  };
}

/** With a mark of what lies there, so that it may be cached for ever. */
function assetUrl(ctx: RequestContext, { themeID, row }: ThemeState, name: AssetName, data: unknown): string {
  const mark = hash('sha1', JSON.stringify(data), 'hex').slice(0, 8);
  const query = `${row ? `revisionID=${row.revision_id}&` : ''}v=${mark}`;
  return ctx.url(`/api/v2/themes/${themeID}/assets/${name}.${ASSETS[name].ending}?${query}`);
}

function presentPreview(state: ThemeState): Theme['preview'] {
  const variables = wholeVariables(state);
  const picture = variableAt(variables, 'banner.outerBackground.image');
  return {
    imageUrl: null,
    info: {
      Template: { type: 'string', value: state.parent.name },
      ...(!state.row && { Description: { type: 'string', value: state.parent.description } }),
    },
    variables: {
      globalPrimary: colourOf(variables, 'global.mainColors.primary', 'seed-accent'),
      globalBg: colourOf(variables, 'global.mainColors.bg', 'color-surface'),
      globalFg: colourOf(variables, 'global.mainColors.fg', 'color-text'),
      titleBarBg: colourOf(variables, 'titleBar.colors.bg', 'color-titlebar'),
      titleBarFg:
        colourOf(variables, 'titleBar.colors.fg', 'color-titlebar-text') ??
        colourOf(variables, 'global.mainColors.fg', 'color-text'),
      backgroundImage: typeof picture === 'string' && picture !== '' ? picture : null,
    },
  };
}

/** As it is in the light. */
function colourOf(variables: Variables, path: string, token: string): string | null {
  const value = variableAt(variables, path) ?? variableAt(variables, `tokens.${token}`);
  const light = isTree(value) ? value.light : value;
  if (typeof light === 'string') return light;
  const usual = defaultSchemes(token);
  return usual ? printColour(usual.light) : null;
}
