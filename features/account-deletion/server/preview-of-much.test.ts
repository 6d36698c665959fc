import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { writeComments } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { MOST_COUNTED } from './deletion-preview.ts';

const test = communityOfFile();

it('reads no more of somebody who wrote ever more, and says that there is more', async () => {
  const { database } = test.site;
  const preview = async () =>
    (await test.admin.client.get(`/users/${test.member.userID}/deletion-preview`)).body;
  const rows = () => rowsReadBy(database, preview);
  const writeMuch = async () => {
    const own = await discussionBy(test.member.client);
    await writeComments(database, own.discussionID, test.other.userID, MOST_COUNTED + 200);
    const others = await discussionBy(test.other.client);
    await writeComments(database, others.discussionID, test.member.userID, MOST_COUNTED + 200);
    await database.execute(sql`
      insert into reactions (record_type, record_id, user_id, urlcode)
      select 'comment', comment_id, ${test.member.userID}, 'Like' from comments
      where insert_user_id = ${test.other.userID} on conflict do nothing`);
    await database.execute(sql`
      insert into bookmarks (user_id, discussion_id) select ${test.member.userID}, discussion_id from discussions on conflict do nothing`);
    await database.execute(sql`analyze`);
  };
  expect(await preview()).toMatchObject({ content: { countComments: 0 }, hasMoreThanCounted: false });
  await writeMuch();
  expect(await preview()).toMatchObject({
    content: { countDiscussions: 1, countComments: MOST_COUNTED },
    countCommentsByOthers: MOST_COUNTED,
    countReactions: MOST_COUNTED,
    countMentions: 0,
    hasMoreThanCounted: true,
  });
  const before = await rows();
  await writeMuch();
  await writeMuch();
  expect(await rows()).toBeLessThanOrEqual(before + 100);
});
