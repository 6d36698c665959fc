// Layouts can be made to stand for single discussions.
import { sql } from '../../../../platform/server/db/sql.ts';
import { layoutRecords } from '../../../../platform/server/layouts/layout-records.ts';
import { discussionPath } from '../../discussion.address.ts';

export const discussionLayoutRecords = layoutRecords.add({
  recordType: 'discussion',
  find: async (ctx, recordIDs) => {
    const rows = await ctx.db.rows<{ discussion_id: number; name: string }>(
      sql`select discussion_id, name from discussions where discussion_id = any(${[...recordIDs]})`,
    );
    return new Map(
      rows.map(({ discussion_id: discussionID, name }) => [
        discussionID,
        { name, url: ctx.url(discussionPath({ discussionID, name })) },
      ]),
    );
  },
});
