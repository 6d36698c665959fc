// A message that is reported: by those who read it, to those who moderate, and nothing of its conversation beside it.
import { beforeAll, describe, expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { casesOf, decide } from '../../reports/server/testing/cases.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { conversationOf, say, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile();
let outsider: TestMember;
let messageID: number;

const report = ({ client }: TestMember, recordID = messageID) =>
  client.post('/reports', { recordType: 'message', recordID, reportReasonIDs: ['abuse'] });

beforeAll(async () => {
  await withoutMessageLimits(test);
  outsider = await signedIn(test, 'Outsider', 'member');
  const { conversationID } = await conversationOf(test.member.client, [test.other.userID], {
    name: 'The quarrel subject',
  });
  await say(test.other.client, conversationID, 'A harmless word before');
  ({ messageID } = await say(test.member.client, conversationID, 'You are a nuisance'));
});

describe('a reported message', () => {
  it('is reported by whoever reads it, and nobody else', async () => {
    expect((await report(outsider)).status).toBe(403);
    expect((await report(test.admin)).status).toBe(403);
    expect((await report(test.other, 999_999)).status).toBe(404);
    expect((await report(test.other)).status).toBe(201);
  });

  it('is read by those who decide, without the rest of its conversation', async () => {
    const { client } = test.moderator;
    const [found] = (await casesOf(client)).filter((each) => each.recordType === 'message');
    expect(found).toMatchObject({ recordID: messageID, recordUserID: test.member.userID });
    const { text } = await client.get(`/moderation-cases/${found?.caseID}?expand=all`);
    expect(text).toContain('You are a nuisance');
    for (const word of ['harmless', 'quarrel']) expect(text).not.toContain(word);
    expect((await outsider.client.get(`/moderation-cases/${found?.caseID}`)).status).toBe(403);
    expect((await decide(client, found?.caseID ?? 0, 'dismissed')).status).toBeLessThan(300);
    const [own] = (await test.other.client.get('/reports/own')).body;
    expect(own).toMatchObject({ recordType: 'message', recordID: messageID, status: 'declined' });
  });
});
