// What a member wrote goes many posts at a time: what it takes hardly grows with how much that was.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy, statementsOf } from '../../../platform/server/testing/rows-read.ts';
import { miscounted } from '../../comments/server/testing/comments.ts';
import { recountAll, writeComments } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { followUpJob } from './remove-content.ts';

const test = communityOfFile();

/** Each comment in another discussion than the one before it; a tenth are answered, all are reacted to and reacting. */
async function writeMuch(name: string, posts: number): Promise<number> {
  const { userID } = await signedIn(test, name);
  const { database } = test.site;
  const { userID: otherID } = test.other;
  await discussionBy(test.other.client);
  const discussions = (author: number, label: string) =>
    database.execute(sql`
      insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html)
      select ${label} || n, category_id, ${author}, ${author}, 'Words', 'text', '<p>Words</p>'
      from generate_series(1, ${posts}::int) n, (select category_id from discussions limit 1) place`);
  await discussions(userID, `Own of ${name} `);
  await discussions(otherID, `For ${name} `);
  await database.execute(sql`
    with fresh as (
      select nextval('comments_comment_id_seq')::int as id, discussion_id from discussions where name like ${`For ${name} %`}
    ), written as (
      insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
      select id, discussion_id, id, 1, 1, ${userID}::int, 'Words', 'text', '<p>Words</p>' from fresh
    )
    insert into comments (discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html)
    select discussion_id, id, id, 2, 2, ${otherID}::int, 'Answer', 'text', '<p>Answer</p>' from fresh where id % 10 = 0`);
  await database.execute(sql`
    insert into reactions (record_type, record_id, user_id, urlcode)
    select 'comment', comment_id, ${otherID}::int, 'Like' from comments where insert_user_id = ${userID}
    union all select 'discussion', discussion_id, ${userID}, 'Like' from discussions where name like ${`For ${name} %`}`);
  await recountAll(test);
  return userID;
}

async function statementsToDelete(name: string, posts: number): Promise<number> {
  const userID = await writeMuch(name, posts);
  const statements = await statementsOf(test.site.database, async () => {
    expect((await test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'delete' })).status).toBe(204);
    await followUpJob(test.site, { userID });
  });
  const progress = await test.admin.client.get(`/users/${userID}/deletion`);
  expect(progress.body).toMatchObject({ countLeft: 0, dateFinished: expect.any(String) });
  const left = await test.site.database.rows(sql`
    select 'discussion' from discussions where insert_user_id = ${userID}
    union all select 'comment' from comments where insert_user_id = ${userID} and date_tombstoned is null
    union all select 'reaction' from reactions where user_id = ${userID}`);
  expect(left).toEqual([]);
  return statements.length;
}

it('counts what is left up to a number, however much that is', { timeout: 120_000 }, async () => {
  const { userID } = await signedIn(test, 'Tireless_author');
  const { discussionID } = await discussionBy(test.other.client);
  await writeComments(test.site.database, discussionID, userID, 21_000);
  await recountAll(test);
  await test.site.database.execute(sql`vacuum analyze comments`);
  const path = `/users/${userID}/deletion`;
  expect((await test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'wipe' })).status).toBe(204);
  const read = await rowsReadBy(test.site.database, async () => {
    expect((await test.admin.client.get(path)).body).toMatchObject({
      countTotal: 10_000,
      countLeft: 10_000,
      hasMoreThanCounted: true,
      dateFinished: null,
    });
  });
  expect(read).toBeLessThan(11_000);
});

it('takes less than one more statement for each further post, and counts as if each had gone by itself', async () => {
  const few = await statementsToDelete('Brief_author', 20);
  const many = await statementsToDelete('Prolific_author', 120);
  // A hundred more discussions, comments and reactions each.
  expect(many - few).toBeLessThan(300);
  expect(await miscounted(test)).toEqual([]);
});
