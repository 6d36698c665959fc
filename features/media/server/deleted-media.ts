// Files that are gone, for a day: a call that is repeated, since its answer was lost, counts what it had done as done.
import { DomainError } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { keyOfUrl, type MediaRow } from './media.rows.ts';

export async function rememberDeleted(
  w: WriteContext,
  { media_id: mediaID, key }: Pick<MediaRow, 'media_id' | 'key'>,
  isWhole: boolean,
): Promise<void> {
  await w.db.execute(sql`
    insert into deleted_media (media_id, key, is_whole, delete_user_id)
    values (${mediaID}, ${key}, ${isWhole}, ${w.viewer.userID})
    on conflict do nothing`);
}

export const withID = (mediaID: number): Sql => sql`media_id = ${mediaID}`;

export function withUrl(ctx: RequestContext, url: string): Sql {
  return sql`key = ${keyOfUrl(url, ctx.site.url) ?? null}`;
}

/** Does the work, unless the viewer had removed that very file before. */
export async function unlessDeletedBefore(
  ctx: RequestContext,
  which: Sql,
  deleteFile: boolean,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError && error.status === 404)) throw error;
    const deleted = await ctx.db.row(
      sql`select 1 from deleted_media
        where ${which} and delete_user_id = ${ctx.viewer.userID} and (is_whole or ${!deleteFile})`,
    );
    if (!deleted) throw error;
  }
}

export const deletedMediaExpiry: Expiry = {
  name: 'removed files',
  remove: (db, limit) =>
    db.execute(sql`
      delete from deleted_media where media_id in (
        select media_id from deleted_media where date_deleted < now() - interval '1 day' limit ${sql.integer(limit)})`),
};
