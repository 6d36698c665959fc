// The page on which posts are written stands at any path with /post/ in it.
import { expect, it } from 'vitest';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
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

it('knows what is written and where: its kind, its parent, the record that is edited', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const propsAt = async (path: string) => {
    const { status, text } = await test.member.client.page(path);
    const { page } = JSON.parse(text) as { page?: HydratedLayout };
    const contexts = page?.contexts ?? [];
    return [status, contexts.find((each) => each.$reactComponent === 'DraftContextProvider')?.$reactProps];
  };
  const written = { recordType: 'discussion', postType: 'discussion', parentRecordType: 'category' };
  expect(await propsAt('/post/discussion/1')).toEqual([200, { ...written, parentRecordID: 1 }]);
  expect(await propsAt('/post/discussion')).toEqual([200, { ...written, parentRecordID: -1 }]);
  const edited = { ...written, parentRecordID: 1, recordID: discussionID };
  for (const draft of ['', '/12'])
    expect(await propsAt(`/post/editdiscussion/${discussionID}${draft}`)).toEqual([200, edited]);
  expect(await propsAt('/post/editdiscussion/0/12')).toEqual([200, { ...written, parentRecordID: -1 }]);
  for (const none of ['editdiscussion', 'nosuchtype/1', 'discussion/1/2', '12'])
    expect([none, (await propsAt(`/post/${none}`))[0]]).toEqual([none, 404]);
});
