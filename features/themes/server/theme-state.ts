// A theme as everything here works with it: of the product or of the community, in one of its states.
import { notFound } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import type { Variables } from '../compile/variables.ts';
import { isTree, mergeVariables } from '../compile/variables.ts';
import type { ShippedTheme } from '../shipped/shipped-theme.ts';
import { SHIPPED_THEMES, shippedTheme } from '../shipped/shipped-themes.ts';
import { dataOf, type StoredAssets } from '../theme-assets.ts';
import { findTheme, findThemes, type ThemeRow } from './theme.queries.ts';

export interface ThemeState {
  themeID: number | string;
  name: string;
  /** What lies below; the theme itself where it comes with the product. */
  parent: ShippedTheme;
  /** Absent: it comes with the product. */
  row?: ThemeRow;
  assets: StoredAssets;
}

export function stateOfShipped(parent: ShippedTheme): ThemeState {
  const assets: StoredAssets = {
    variables: { type: 'json', data: parent.variables },
    fonts: { type: 'json', data: parent.fonts },
  };
  return { themeID: parent.key, name: parent.name, parent, assets };
}

/** A parent that is no longer shipped gives way to the first theme. */
export function stateOfRow(row: ThemeRow): ThemeState {
  const parent = shippedTheme(row.parent_theme) ?? (SHIPPED_THEMES[0] as ShippedTheme);
  return { themeID: row.theme_id, name: row.name, parent, row, assets: row.assets };
}

/** `7`, `keystone`: 404 where there is none, or none of that revision. */
export async function requireTheme(
  db: Queryable,
  themeID: string | number,
  revisionID?: number,
): Promise<ThemeState> {
  const shipped = shippedTheme(String(themeID));
  if (shipped && revisionID === undefined) return stateOfShipped(shipped);
  const number = numberOf(themeID);
  const row = number === undefined ? undefined : await findTheme(db, number, revisionID);
  if (!row) throw notFound('Theme');
  return stateOfRow(row);
}

export function numberOf(themeID: string | number): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(themeID)) ? Number(themeID) : undefined;
}

export function ownVariables(state: ThemeState): Variables {
  const variables = dataOf(state.assets, 'variables');
  return isTree(variables) ? variables : {};
}

/** The parent's first, then its own. */
export function variableLayers(state: ThemeState): Variables[] {
  return state.row ? [state.parent.variables, ownVariables(state)] : [state.parent.variables];
}

export function wholeVariables(state: ThemeState): Variables {
  return variableLayers(state).reduce(mergeVariables, {});
}

export async function allThemes(db: Queryable): Promise<ThemeState[]> {
  return [...SHIPPED_THEMES.map(stateOfShipped), ...(await findThemes(db)).map(stateOfRow)];
}
