// The verbs. What everybody sees invalidates all pages; what only a preview can show does not.
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { shippedTheme } from '../shipped/shipped-themes.ts';
import type { StoredAssets } from '../theme-assets.ts';
import { themeError } from '../themes.contract.ts';
import {
  themeApplied,
  themeChanged,
  themeCreated,
  themeDeleted,
  themePreviewEnded,
  themePreviewed,
  themeUndeleted,
} from '../themes.events.ts';
import { currentState } from './chosen-theme.ts';
import { findTheme, lockTheme, type ThemeRow } from './theme.queries.ts';
import { numberOf, requireTheme, stateOfRow, type ThemeState } from './theme-state.ts';

export interface ThemeChange {
  name?: string | undefined;
  parentTheme?: string | undefined;
  parentVersion?: string | undefined;
  revisionName?: string | undefined;
  revisionID?: number | undefined;
  /** The assets as they shall be, made of those that are there. */
  assets?: ((assets: StoredAssets) => StoredAssets) | undefined;
}

export function createTheme(
  ctx: RequestContext,
  given: { name: string; parentTheme: string; parentVersion: string; assets: StoredAssets },
): Promise<ThemeState> {
  const parent = requireParent(given.parentTheme);
  return ctx.write(async (w) => {
    const { userID } = w.viewer;
    const made = await w.db.row<{ theme_id: number }>(sql`
      insert into themes (name, parent_theme, parent_version, insert_user_id)
      values (${given.name}, ${parent}, ${given.parentVersion}, ${userID}) returning theme_id`);
    const themeID = made?.theme_id as number;
    await addRevision(w, themeID, given.assets, null);
    await w.announce(themeCreated, { themeID, userID }, { invalidates: [cacheTag.themePreviews] });
    return stateOfRow((await findTheme(w.db, themeID)) as ThemeRow);
  });
}

/** Another name, another parent, other assets, or an earlier revision. Only what differs is a change. */
export function editTheme(ctx: RequestContext, themeID: string, change: ThemeChange): Promise<ThemeState> {
  const parent = change.parentTheme === undefined ? undefined : requireParent(change.parentTheme);
  return ctx.write(async (w) => {
    const before = await requireOwn(w, themeID);
    const { name = before.name, parentVersion = before.parent_version } = change;
    await w.db.execute(sql`
      update themes set name = ${name}, parent_theme = ${parent ?? before.parent_theme},
        parent_version = ${parentVersion}, update_user_id = ${w.viewer.userID}, date_updated = now()
      where theme_id = ${before.theme_id}`);
    const restored = change.revisionID === undefined ? before : await restore(w, before, change.revisionID);
    await changeAssets(w, restored, change);
    await w.announce(
      themeChanged,
      { themeID: before.theme_id, userID: w.viewer.userID, fromRevisionID: before.revision_id },
      { invalidates: await invalidatedTagsOf(w, before.theme_id) },
    );
    return stateOfRow((await findTheme(w.db, before.theme_id)) as ThemeRow);
  });
}

export function deleteTheme(ctx: RequestContext, themeID: string): Promise<void> {
  return ctx.write(async (w) => {
    const { theme_id } = await requireOwn(w, themeID);
    const deleted = await w.db.execute(sql`
      update themes set date_deleted = now() where theme_id = ${theme_id}
        and not exists (select 1 from current_theme c where c.theme_id = ${theme_id})`);
    if (deleted === 0) throw themeError('theme.isCurrent');
    await w.db.execute(sql`delete from theme_previews where theme_id = ${theme_id}`);
    await w.announce(
      themeDeleted,
      { themeID: theme_id, userID: w.viewer.userID },
      { invalidates: [cacheTag.themePreviews] },
    );
  });
}

/** With all its revisions, as it was. */
export function undeleteTheme(ctx: RequestContext, themeID: string): Promise<ThemeState> {
  return ctx.write(async (w) => {
    const number = numberOf(themeID) ?? 0;
    const undeleted = await w.db.execute(sql`
      update themes set date_deleted = null where theme_id = ${number} and date_deleted is not null`);
    const row = await findTheme(w.db, number);
    if (!row) throw notFound('Theme');
    if (undeleted > 0)
      await w.announce(
        themeUndeleted,
        { themeID: number, userID: w.viewer.userID },
        { invalidates: [cacheTag.themePreviews] },
      );
    return stateOfRow(row);
  });
}

export async function applyTheme(ctx: RequestContext, themeID: string | number): Promise<ThemeState> {
  return ctx.write(async (w) => {
    const state = await lockAny(w, themeID);
    const { themeID: fromThemeID } = await currentState(w.db);
    const changed = await w.db.execute(sql`
      update current_theme set theme_key = ${keyOf(state)}, theme_id = ${state.row?.theme_id ?? null}
      where (theme_key, theme_id) is distinct from (${keyOf(state)}::text, ${state.row?.theme_id ?? null}::int)`);
    if (changed > 0)
      await w.announce(
        themeApplied,
        { themeID: state.themeID, userID: w.viewer.userID, fromThemeID },
        { invalidates: [cacheTag.themes] },
      );
    return state;
  });
}

/** In the caller's session alone. */
export function previewTheme(
  ctx: RequestContext,
  themeID: string | number,
  revisionID: number | undefined,
): Promise<ThemeState> {
  const sessionID = requireSession(ctx);
  return ctx.write(async (w) => {
    const state = await lockAny(w, themeID, revisionID);
    await w.db.execute(sql`
      insert into theme_previews (session_id, theme_key, theme_id, revision_id)
      values (${sessionID}, ${keyOf(state)}, ${state.row?.theme_id ?? null}, ${revisionID ?? null})
      on conflict (session_id) do update set theme_key = excluded.theme_key, theme_id = excluded.theme_id,
        revision_id = excluded.revision_id, date_inserted = now()`);
    await w.announce(
      themePreviewed,
      { themeID: state.themeID, userID: w.viewer.userID },
      { invalidates: [cacheTag.themePreviews] },
    );
    return state;
  });
}

export function endPreview(ctx: RequestContext): Promise<void> {
  const sessionID = requireSession(ctx);
  return ctx.write(async (w) => {
    const ended = await w.db.execute(sql`delete from theme_previews where session_id = ${sessionID}`);
    if (ended > 0)
      await w.announce(
        themePreviewEnded,
        { userID: w.viewer.userID },
        { invalidates: [cacheTag.themePreviews] },
      );
  });
}

function requireSession(ctx: RequestContext): number {
  const { sessionID } = ctx.viewer;
  if (sessionID === undefined) throw themeError('theme.noSession');
  return sessionID;
}

function keyOf({ row, themeID }: ThemeState): string | null {
  return row ? null : String(themeID);
}

function requireParent(key: string): string {
  const parent = shippedTheme(key);
  if (!parent) throw fieldProblem('parentTheme', 'There is no theme of this key that others can lie on.');
  return parent.key;
}

/** Whoever deletes it meanwhile waits, or was first. */
async function lockAny(w: WriteContext, themeID: string | number, revisionID?: number): Promise<ThemeState> {
  const state = await requireTheme(w.db, themeID, revisionID);
  if (state.row && !(await lockTheme(w.db, state.row.theme_id))) throw notFound('Theme');
  return state;
}

/** Locked: those of the product are nobody's to change. */
async function requireOwn(w: WriteContext, themeID: string): Promise<ThemeRow> {
  if (shippedTheme(themeID)) throw themeError('theme.isBuiltIn');
  const number = numberOf(themeID);
  const row = number === undefined ? undefined : await lockTheme(w.db, number);
  if (!row) throw notFound('Theme');
  return row;
}

async function restore(w: WriteContext, { theme_id }: ThemeRow, revisionID: number): Promise<ThemeRow> {
  const found = await findTheme(w.db, theme_id, revisionID);
  if (!found) throw notFound('Revision');
  await w.db.execute(sql`update themes set revision_id = ${revisionID} where theme_id = ${theme_id}`);
  return found;
}

async function changeAssets(w: WriteContext, from: ThemeRow, change: ThemeChange): Promise<void> {
  const { revisionName = null } = change;
  const assets = change.assets?.(from.assets) ?? from.assets;
  if (!isSame(assets, from.assets)) await addRevision(w, from.theme_id, assets, revisionName);
  else if (revisionName !== null)
    await w.db.execute(
      sql`update theme_revisions set name = ${revisionName} where revision_id = ${from.revision_id}`,
    );
}

async function addRevision(
  w: WriteContext,
  themeID: number,
  assets: StoredAssets,
  name: string | null,
): Promise<void> {
  await w.db.execute(sql`
    with made as (
      insert into theme_revisions (theme_id, name, assets, insert_user_id)
      values (${themeID}, ${name}, ${JSON.stringify(assets)}::jsonb, ${w.viewer.userID}) returning revision_id
    )
    update themes set revision_id = (select revision_id from made) where theme_id = ${themeID}`);
}

/** As the database stores them: without an order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)]);
}

export async function invalidatedTagsOf(w: WriteContext, themeID: number): Promise<string[]> {
  const isCurrent = await w.db.row(sql`select 1 from current_theme where theme_id = ${themeID}`);
  return isCurrent ? [cacheTag.themes] : [cacheTag.themePreviews];
}
