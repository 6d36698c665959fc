// Comments by a record of an add-on that has a discussion: a stand-in calls them letters, numbered a thousand above.
import { expect, it } from 'vitest';
import { notFound } from '../../../platform/contract/errors.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { commentParents } from './parent-discussion.ts';
import { countedCommunity } from './testing/counted-community.ts';

const ABOVE = 1000;
const letters: Feature = {
  name: 'letters',
  extensions: [
    commentParents.add({
      recordType: 'letter',
      discussionIDOf: async (_ctx, letterID) => {
        if (letterID <= ABOVE) throw notFound('Letter');
        return letterID - ABOVE;
      },
    }),
  ],
};
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
