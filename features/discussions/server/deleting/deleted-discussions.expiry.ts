// Deleted discussions answer 410 for ever, but what was written in them is gone with the time in which they can be brought back.
import { undoDaysStored } from '../../../../platform/server/audit-log/undo.config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../../platform/server/feature/operations.ts';
import { blank } from './blank-deleted.ts';

/** A day at least, as of comments. Those whose removal is under way still stand. */
export const deletedDiscussionsExpiry: Expiry = {
  name: 'texts of deleted discussions',
  remove: (db, limit) =>
    db.execute(sql`
      update deleted_discussions set
        record = record - array['comments', 'reactions', 'postMeta', 'tagIDs', 'bookmarkUserIDs']
          || jsonb_build_object('discussion', record->'discussion' || ${blank})
      where discussion_id in (
        select discussion_id from deleted_discussions gone
        where record ? 'reactions' and date_deleted < now() - interval '1 day' * greatest(1, ${undoDaysStored})
          and not exists (select from discussions d where d.discussion_id = gone.discussion_id)
        order by date_deleted limit ${sql.integer(limit)})`),
};
