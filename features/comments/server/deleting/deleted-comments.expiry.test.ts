import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { removeExpired } from '../../../../platform/server/jobs/expiry.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { commentOn } from '../testing/comments.ts';

const test = communityOfFile();

it('keeps deleted comments for as long as they can be brought back, and no longer', async () => {
  const { client } = test.admin;
  const { discussionID } = await discussionBy(test.member.client);
  const commentIDs: number[] = [];
  for (let at = 0; at < 2; at++)
    commentIDs.push((await commentOn(test.other.client, discussionID)).commentID);
  const [old = 0, young = 0] = commentIDs;
  await client.call('DELETE', '/comments/list', { commentIDs, deleteMethod: 'full' });
  const age = (id: number, days: number) =>
    test.site.database.execute(sql`
      update deleted_comments set date_deleted = now() - ${days} * interval '1 day' where comment_id = ${id}`);
  await age(old, 31);
  await age(young, 29);
  await removeExpired(test.site);
  const restored = (id: number) => client.patch(`/deleted-comments/${id}/restore`);
  expect((await restored(old)).status).toBe(404);
  expect((await restored(young)).status).toBe(200);
  await client.call('DELETE', '/comments/list', { commentIDs: [young], deleteMethod: 'full' });
  await age(young, 8);
  await client.patch('/config', { 'moderation.undoDays': 7 });
  await removeExpired(test.site);
  expect((await restored(young)).status).toBe(404);
});
