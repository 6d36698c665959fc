// A member goes who was reported, and reported, very often: their words are gone from all cases, some at a time.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { reported } from '../testing/cases.ts';

const test = communityOfFile({ withJobs: true });
const CASES = 1700;
const MOST_AT_ONCE = 500;

it('is forgotten in all of them, and no transaction is long', async () => {
  const { database } = test.site;
  const gone = test.other;
  const { discussionID } = await discussionBy(gone.client);
  await reported(test, 'discussion', discussionID, [test.moderator]);
  await database.execute(sql`
    insert into moderation_cases (record_type, record_id, record_user_id, record_name, record_html, record_date, status, outcome, date_decided)
    select 'comment', 1000000 + at, ${gone.userID}, 'Their words', '<p>Their words</p>', now(), 'done', 'dismissed', now()
    from generate_series(1, ${CASES}::int) at`);
  await database.execute(sql`
    insert into reports (case_id, insert_user_id, note_body, note_format, note_html)
    select case_id, ${gone.userID}, 'Their note', 'text', '<p>Their note</p>' from moderation_cases where record_id > 1000000`);
  expect(
    (await test.admin.client.delete(`/users/${gone.userID}`, { deleteMethod: 'keep' })).status,
  ).toBeLessThan(300);
  const left = async () =>
    (
      await database.row<{ count: number }>(sql`
        select (select count(*) from moderation_cases where record_user_id = ${gone.userID} and (record_html <> '' or record_name <> ''))
          + (select count(*) from reports where insert_user_id = ${gone.userID} and (note_body is not null or note_html <> '')) as count`)
    )?.count;
  await expect.poll(left, { timeout: 60_000, interval: 50 }).toBe(0);
  for (const table of ['moderation_cases', 'reports']) {
    const row = await database.row<{ most: number }>(sql`
      select max(count)::int as most from (select count(*) from ${sql.raw(table)} group by xmin::text) batches`);
    expect(row?.most, table).toBeLessThanOrEqual(MOST_AT_ONCE);
  }
}, 120_000);
