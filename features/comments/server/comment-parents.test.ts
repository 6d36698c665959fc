// Comments by a record of an add-on that has a discussion.
import { expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { countedCommunity } from './testing/counted-community.ts';
import { ABOVE, letters } from './testing/letters.ts';

const test = countedCommunity({ moreFeatures: [letters] });

it('are written and read by it, and found by none that is not there', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const of = { parentRecordType: 'letter', parentRecordID: discussionID + ABOVE };
  const words = { body: 'Dear all.', format: 'text' };
  const { status, body } = await test.other.client.post('/comments', { ...words, ...of });
  expect([status, body.parentRecordID]).toEqual([201, discussionID]);
  const list = await test.guest.get(`/comments?parentRecordType=letter&parentRecordID=${of.parentRecordID}`);
  expect(list.body).toMatchObject([{ commentID: body.commentID }]);
  const none = await test.guest.get('/comments/thread?parentRecordType=letter&parentRecordID=1');
  expect([none.status, none.body.message]).toEqual([404, 'Letter not found.']);
});
