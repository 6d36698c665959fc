// What every page knows of its viewer, and the list of what somebody wrote, do not take longer the more that is.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import { recountAll } from '../../../comments/server/testing/many-comments.ts';
import { addUpCounts } from '../member-counts/add-up-counts.jobs.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

/** By the member, who read all of them; others are announced to nobody. */
async function write(count: number): Promise<void> {
  const { database } = test.site;
  const { userID } = test.member;
  await database.execute(sql`
    with written as (
      insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, date_last_comment)
      select 'Written ' || n, case when n % 4 = 0 then ${test.privateCategoryID}::int else 1 end, ${userID}, ${userID}, 'Words', 'text',
        '<p>Words</p>', now() - n * interval '1 minute'
      from generate_series(1, ${count}::int) n returning discussion_id
    )
    insert into discussion_reads (user_id, discussion_id, count_comments_read, last_number_read)
    select ${userID}, discussion_id, 0, 0 from written`);
  await recountAll(test);
  await addUpCounts(database);
  await database.execute(sql`vacuum analyze discussions, discussion_reads, bookmarks, member_post_counts`);
}

it.each(['/layouts/lookup-hydrate?layoutViewType=discussionList', '/users/me', '/discussions?limit=30'])(
  'reads as many rows for %s',
  async (address) => {
    await discussionBy(test.other.client);
    await write(1000);
    const reading = () =>
      rowsReadBy(test.site.database, async () => {
        test.site.invalidate(['*']);
        expect((await test.member.client.get(address)).status).toBe(200);
      });
    await reading();
    const few = await reading();
    await write(10_000);
    expect(await reading()).toBeLessThanOrEqual(few + 100);
  },
  120_000,
);

it('reads as many rows to count what somebody else wrote, and leaves out what is not seen', async () => {
  await write(1000);
  const list = (query = '') =>
    test.other.client.get(`/discussions?insertUserID=${test.member.userID}${query}`);
  const total = async (query = '') => Number((await list(query)).headers.get('x-app-page-result-count'));
  const reading = () => rowsReadBy(test.site.database, async () => expect((await list()).status).toBe(200));
  const before = await total();
  await reading();
  const few = await reading();
  await write(10_000);
  expect(await reading()).toBeLessThanOrEqual(few + 100);
  expect(await total()).toBe(before + 7500);
  expect(await total('&categoryID=1')).toBe(before + 7500);
  const last = await list(`&page=${Math.ceil((before + 7500) / 30)}`);
  expect(last.body.length).toBe((before + 7500) % 30 || 30);
}, 120_000);
