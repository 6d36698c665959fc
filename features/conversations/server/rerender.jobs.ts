// Messages that are drawn again after a change of the renderer.
import { sql } from '../../../platform/server/db/sql.ts';
import { redrawnBodies } from '../../mentions/server/redrawn-bodies.ts';

export const redrawnMessages = redrawnBodies({
  job: 'rerender-messages',
  batch: 100,
  stale: (version, limit) => sql`
    select message_id as id, body, format from messages where renderer_version < ${version}
    order by renderer_version, message_id limit ${limit}`,
  // Who was deleted meanwhile has no words any more.
  store: async (_site, tx, { id: messageID, body }, { html, excerpt }, version) => {
    await tx.execute(sql`
      update messages set renderer_version = ${version},
        body_html = case when date_wiped is null then ${html} else '' end,
        excerpt = case when date_wiped is null then ${excerpt.slice(0, 300)} else '' end
      where message_id = ${messageID} and (body = ${body} or date_wiped is not null)`);
  },
});
