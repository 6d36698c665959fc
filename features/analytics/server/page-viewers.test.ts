import { expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { viewed, viewerFeature } from './testing/page-viewer.ts';

const test = communityOfFile({ moreFeatures: [viewerFeature] });

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11) Gecko' };

it('are told of pages that people look at, and not of robots nor of who chose not to be counted', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const body = { type: 'discussion_view', discussionID };
  viewed.length = 0;
  await test.member.client.call('POST', '/tick', body, { 'user-agent': 'Googlebot/2.1' });
  await test.other.client.post('/analytics/privacy', { AnonymizeData: true });
  await test.other.client.call('POST', '/tick', body, BROWSER);
  await test.guest.call('POST', '/tick', body, { ...BROWSER, 'sec-gpc': '1' });
  await test.guest.call('POST', '/tick', body, { ...BROWSER, dnt: '1' });
  await test.member.client.call('POST', '/tick', body, BROWSER);
  await expect.poll(() => viewed).toEqual([{ discussionID }]);
});
