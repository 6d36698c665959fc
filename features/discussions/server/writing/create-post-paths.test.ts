// The page on which posts are written stands at any path with /post/ in it.
import { expect, it } from 'vitest';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

it.each(['', '/hives', '/clubs/12-growers', '/categories/general'])('below %j', async (base) => {
  const { discussionID } = await discussionBy(test.member.client);
  const shown = async (path: string) => {
    const { status, text } = await test.member.client.page(`${base}/post/${path}`);
    return [status, text.includes('CreatePostFormAsset'), text.includes(`"recordID":${discussionID}`)];
  };
  expect(await shown('discussion/general')).toEqual([200, true, false]);
  expect(await shown(`editdiscussion/${discussionID}`)).toEqual([200, true, true]);
  expect((await shown('nosuchtype'))[0]).toBe(404);
});

it('is not where something more particular stands', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const { status, headers } = await test.member.client.page(`/discussion/${discussionID}/post`);
  expect([status, headers.get('location')]).toEqual([
    301,
    expect.stringContaining(`/discussion/${discussionID}/`),
  ]);
});
