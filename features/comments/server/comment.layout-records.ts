// Layouts can be made to stand for the permalinks of single comments.
import { sql } from '../../../platform/server/db/sql.ts';
import { layoutRecords } from '../../../platform/server/layouts/layout-records.ts';
import { commentPath } from '../comment.address.ts';

export const commentLayoutRecords = layoutRecords.add({
  recordType: 'comment',
  find: async (ctx, recordIDs) => {
    const rows = await ctx.db.rows<{ comment_id: number; name: string }>(sql`
      select c.comment_id, d.name from comments c join discussions d using (discussion_id)
      where c.comment_id = any(${[...recordIDs]})`);
    return new Map(
      rows.map(({ comment_id, name }) => [
        comment_id,
        { name: `Re: ${name}`, url: ctx.url(commentPath(comment_id)) },
      ]),
    );
  },
});
