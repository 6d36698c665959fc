// What lists take does not grow with how much a member wrote, nor with how much was announced.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import { writeComments } from '../../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

it('finds where somebody took part by their newest comments', async () => {
  const { database } = test.site;
  const { client, userID } = test.other;
  const first = await discussionBy(test.member.client);
  await writeComments(database, first.discussionID, userID, 10);
  const newer = async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await writeComments(database, discussionID, userID, 2200);
    await database.execute(sql`analyze`);
    return discussionID;
  };
  const ids = async (): Promise<number[]> => {
    const { body } = await client.get('/discussions?participatedUserID=$me');
    return body.map((each: { discussionID: number }) => each.discussionID);
  };
  expect(await ids()).toEqual([first.discussionID]);
  const second = await newer();
  expect(await ids()).toEqual([second]);
  const before = await rowsReadBy(database, ids);
  const third = await newer();
  await newer();
  const fifth = await newer();
  expect(await ids()).toEqual([fifth]);
  expect(third).toBeLessThan(fifth);
  expect(await rowsReadBy(database, ids)).toBeLessThanOrEqual(before + 20);
});

it('knows of the announcements with the newest activity', async () => {
  const { database } = test.site;
  const announce = (count: number) =>
    database.execute(sql`
      insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, pin_location, date_pinned, date_last_comment)
      select 'Announced ' || n, 1, ${test.member.userID}, ${test.member.userID}, 'Words', 'text', '<p>Words</p>', 'recent', now(),
        now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) n`);
  const list = async () => {
    test.site.invalidate(['*']);
    return (await test.member.client.get('/discussions?pinOrder=first&limit=30')).body;
  };
  await announce(1100);
  await database.execute(sql`analyze`);
  await list();
  const before = await rowsReadBy(database, list);
  await announce(2000);
  await database.execute(sql`analyze`);
  expect((await list())[0].name).toBe('Announced 1');
  expect(await rowsReadBy(database, list)).toBeLessThanOrEqual(before + 100);
});
