// What is read while somebody waits for the deletion of a comment does not grow with the replies to it.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsOf, statementsOf } from '../../../../platform/server/testing/rows-read.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { commentOn } from '../testing/comments.ts';
import { recountAll } from '../testing/many-comments.ts';

const test = communityOfFile();

/** All of them answer one comment; on a table where nothing else stands. */
async function answered(replies: number): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.other.client, discussionID);
  for (let done = 0; done < replies; done += 1000)
    await test.site.database.execute(sql`
      insert into comments (discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
      select ${discussionID}, ${commentID}, ${commentID}, 2, ${done}::int + 1 + n, ${test.member.userID}, 'Words', 'text', '<p>Words</p>'
      from generate_series(1, 1000) n`);
  await test.site.database.execute(sql`
    update discussions set next_comment_number = ${replies + 2} where discussion_id = ${discussionID}`);
  await recountAll(test);
  await test.site.database.execute(sql`vacuum analyze`);
  return commentID;
}

/** Each statement of the call is explained once more, and what it does is taken back. */
async function rowsOfDeleting(commentID: number): Promise<[number, string][]> {
  const { database } = test.site;
  const statements = await statementsOf(database, async () => {
    expect((await test.moderator.client.delete(`/comments/${commentID}`)).status).toBe(204);
  });
  const client = await database.pool.connect();
  const read: [number, string][] = [];
  try {
    await client.query('begin');
    for (const { text, values = [] } of statements) {
      if (!/^\s*(?:select|with|update|delete)\b/i.test(text) || /add_job|pg_notify/.test(text)) continue;
      await client.query('savepoint explained');
      const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values });
      await client.query('rollback to explained');
      read.push([rowsOf(rows[0]['QUERY PLAN'][0].Plan), text.replace(/\s+/g, ' ').slice(0, 100)]);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return read;
}

it.each([1000, 10_000, 33_000])(
  'reads few rows below a comment with %i replies',
  async (replies) => {
    const read = await rowsOfDeleting(await answered(replies));
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter(([rows]) => rows > 200)).toEqual([]);
  },
  240_000,
);
