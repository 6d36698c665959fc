// Deleted comments can be brought back for as long as what staff did can be undone; then they are gone for good.
import { undoDaysStored } from '../../../../platform/server/audit-log/undo.config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../../platform/server/feature/operations.ts';

/** A day at least: a call that is sent again finds what it did. */
export const deletedCommentsExpiry: Expiry = {
  name: 'deleted comments',
  remove: (db, limit) =>
    db.execute(sql`
      delete from deleted_comments where comment_id in (
        select comment_id from deleted_comments
        where date_deleted < now() - interval '1 day' * greatest(1, ${undoDaysStored})
        order by date_deleted limit ${sql.integer(limit)})`),
};
