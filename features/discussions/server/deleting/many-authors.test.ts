// A long discussion in which thousands took part is deleted and brought back in one short transaction: their counters are
// changed together.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { statementsOf } from '../../../../platform/server/testing/rows-read.ts';
import { miscounted } from '../../../comments/server/testing/comments.ts';
import { recountAll } from '../../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

async function discussedBy(count: number): Promise<number> {
  const { database } = test.site;
  const { discussionID } = await discussionBy(test.member.client);
  await database.execute(sql`
    insert into users (name, name_key)
    select 'Author ' || n, 'author ' || n from generate_series(1, ${count}::int) n on conflict do nothing`);
  await database.execute(sql`
    insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html, renderer_version)
    select id, ${discussionID}, id, 1, n, user_id, 'Words', 'text', '<p>Words</p>', 1
    from (
      select nextval('comments_comment_id_seq')::int as id, row_number() over (order by user_id)::int as n, user_id
      from users where name_key like 'author %' limit ${count}::int) fresh`);
  await database.execute(sql`
    update discussions set next_comment_number = ${count + 1} where discussion_id = ${discussionID}`);
  await recountAll(test);
  return discussionID;
}

async function undoNewest(recordID: number) {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=discussion&recordID=${recordID}`);
  return test.admin.client.post('/audit-logs/undo', { auditLogIDs: [body[0].auditLogID] });
}

const commentsOfAuthors = async () =>
  (
    await test.site.database.row<{ count: number }>(
      sql`select sum(count_comments)::int as count from users where name_key like 'author %'`,
    )
  )?.count;

it.each([20, 3000])(
  'takes as many statements, however many took part: %i',
  async (authors) => {
    const before = (await commentsOfAuthors()) ?? 0;
    const id = await discussedBy(authors);
    expect(await commentsOfAuthors()).toBe(before + authors);
    const deleting = await statementsOf(test.site.database, async () => {
      expect((await test.admin.client.delete(`/discussions/${id}`)).status).toBe(204);
    });
    expect(deleting.length).toBeLessThan(80);
    expect(await commentsOfAuthors()).toBe(before);
    const undoing = await statementsOf(test.site.database, async () => {
      expect((await undoNewest(id)).status).toBe(200);
    });
    expect(undoing.length).toBeLessThan(80);
    expect(await commentsOfAuthors()).toBe(before + authors);
    expect(await miscounted(test)).toEqual([]);
  },
  60_000,
);
