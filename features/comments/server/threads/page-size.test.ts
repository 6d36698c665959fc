// How many comments of the first level stand on a page of a discussion.
import { expect, it } from 'vitest';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { recountAll, writeComments } from '../testing/many-comments.ts';

const test = communityOfFile();

it('are 20 at first, and as many as the site says, within 5 and 100', async () => {
  const { discussionID, url } = await discussionBy(test.member.client);
  await writeComments(test.site.database, discussionID, test.other.userID, 1000);
  await recountAll(test);
  test.site.invalidate(['*']);
  const paging = async () => {
    const { text } = await test.guest.page(url.slice(test.url.length));
    return JSON.parse(/"paging":(\{[^}]*\})/.exec(text)?.[1] ?? '{}');
  };
  expect(await paging()).toEqual({ page: 1, limit: 20, total: 750, pageCount: 38 });
  for (const perPage of [4, 101]) {
    const refused = await test.admin.client.patch('/config', { 'vanilla.comments.perPage': perPage });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'vanilla.comments.perPage']);
  }
  expect((await test.admin.client.patch('/config', { 'vanilla.comments.perPage': 50 })).status).toBe(200);
  expect(await paging()).toEqual({ page: 1, limit: 50, total: 750, pageCount: 15 });
});
