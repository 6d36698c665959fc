// What it costs to delete a post does not grow with what others wrote.
import { expect, it } from 'vitest';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { removeDiscussions } from '../../../discussions/server/deleting/remove-discussions.ts';
import { lockDiscussion } from '../../../discussions/server/discussion.rows.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { commentOn } from '../testing/comments.ts';
import { writeComments } from '../testing/many-comments.ts';
import { deleteOrEmpty } from './delete-or-empty.ts';

const test = communityOfFile();
const MANY = 5000;
const TABLES = ['comments', 'reactions', 'reaction_totals', 'post_revisions', 'user_mentions'];

it('reads no table through to delete a comment or a discussion', async () => {
  const { database } = test.site;
  const { userID } = test.other;
  const long = await discussionBy(test.other.client);
  await writeComments(database, long.discussionID, userID, MANY);
  await database.execute(sql`
    insert into reactions (record_type, record_id, user_id, urlcode, is_flag, weight, points)
    select 'comment', comment_id, ${userID}, 'Like', false, 1, 0 from comments where discussion_id = ${long.discussionID}`);
  await database.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode, count)
    select record_type, record_id, urlcode, 1 from reactions`);
  await database.execute(sql`
    insert into user_mentions (record_type, record_id, user_id) select record_type, record_id, user_id from reactions`);
  await database.execute(sql`
    insert into post_revisions (record_type, record_id, body, format, insert_user_id)
    select record_type, record_id, 'Words', 'text', user_id from reactions`);
  await database.execute(sql`analyze`);
  const short = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.member.client, short.discussionID);
  const rowsRead = await database.transaction(async (tx) => {
    const before = await rowsReadThrough(tx);
    const w = test.site.writeContext(tx, systemViewer(), 'en');
    await deleteOrEmpty(w, [commentID]);
    const row = await lockDiscussion(tx, short.discussionID, 'take away');
    if (!row) throw new Error('The discussion is gone.');
    await removeDiscussions(w, [row]);
    return (await rowsReadThrough(tx)) - before;
  });
  expect(rowsRead).toBeLessThan(MANY);
});

/** What a connection did in the last second is in the same counts as what its transaction did. */
async function rowsReadThrough(tx: Queryable): Promise<number> {
  const read = await tx.row<{ rows: number }>(sql`
    select sum(seq_tup_read)::int as rows from pg_stat_xact_user_tables where relname = any(${TABLES})`);
  return read?.rows ?? Number.NaN;
}
