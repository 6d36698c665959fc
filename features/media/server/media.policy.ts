// Who may see a file, and who may manage it. A file is as private as the records that show it.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Viewer } from '../../../platform/server/sessions/viewer.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { findMedia, keyOfUrl, type MediaRow } from './media.rows.ts';
import { holdersOf, type MediaHolder } from './media-holders.ts';
import { mentionedInSettings } from './media-mentions.ts';

/**
 * Uploaders see their own. Of the others, whoever may see one of the records that show it; while its owner has shown
 * it in none, its address, which nobody can guess, is all there is to know.
 */
export async function seesFile(site: Site, db: Queryable, viewer: Viewer, row: MediaRow): Promise<boolean> {
  const holders = await holdersOf(site);
  const isManaged = viewer.can('community.manage') && !isPrivate(row, holders);
  // Deleted: its bytes are stored for those who manage the community, and shown to nobody else.
  if (row.is_removed) return isManaged;
  if (!row.was_used) return true;
  if (viewer.userID > 0 && viewer.userID === row.insert_user_id) return true;
  if (isManaged) return true;
  for (const [recordType, uses] of Map.groupBy(row.uses, (use) => use.recordType)) {
    const ids = uses.map((use) => use.recordID);
    const seen = await holders.get(recordType)?.seenBy(viewer, db, ids);
    if (seen?.length) return true;
  }
  return isShownBySettings(db, row);
}

/** Shown by what people write to each other, and nowhere else. */
function isPrivate(row: MediaRow, holders: ReadonlyMap<string, MediaHolder>): boolean {
  return row.uses.length > 0 && row.uses.every((use) => holders.get(use.recordType)?.isPrivate);
}

export async function isShownBySettings(db: Queryable, row: MediaRow): Promise<boolean> {
  const shown = await db.row(sql`select 1 where ${mentionedInSettings(sql`${row.key}::text`)}`);
  return shown !== undefined;
}

async function isOwnOrManaged({ site, viewer }: RequestContext, row: MediaRow): Promise<boolean> {
  if (viewer.userID === row.insert_user_id) return true;
  return viewer.can('community.manage') && !isPrivate(row, await holdersOf(site));
}

/** One's own, or anybody's for those who manage the community. */
export async function requireMedia(ctx: RequestContext, mediaID: number): Promise<MediaRow> {
  return required(ctx, await findMedia(ctx.db, sql`m.media_id = ${mediaID} and m.date_removed is null`));
}

export async function requireMediaByUrl(ctx: RequestContext, url: string): Promise<MediaRow> {
  const key = keyOfUrl(url, ctx.site.url);
  return required(ctx, key ? await findMedia(ctx.db, sql`m.key = ${key} and m.date_removed is null`) : []);
}

async function required(ctx: RequestContext, [row]: MediaRow[]): Promise<MediaRow> {
  if (!row) throw notFound('Media');
  if (!(await isOwnOrManaged(ctx, row))) throw permissionProblem(['community.manage']);
  return row;
}
