// A stored body opens in the editor as it was, and says the same on the page, in feeds, mails and search results.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { type MailServer, mailServer } from '../../users/server/testing/mail-server.ts';
import { unfolded } from '../../users/server/testing/mails.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { readRich2 } from '../rich2/read-rich2.ts';
import { EVERY_NODE } from '../rich2/testing/every-node.ts';
import { writeRich2 } from '../rich2/write-rich2.ts';

const test = communityOfFile({ withJobs: true });
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer(test);
  await test.admin.client.patch('/config', { 'emailNotifications.delay': 0 });
});
afterAll(() => mails.close());

const reopened = (source: string) => writeRich2(readRich2(source) ?? []);

describe('a body of every node', () => {
  const body = JSON.stringify(EVERY_NODE);
  const WORDS = ['Second', 'Of h5', 'code()', 'the handbook', 'far = ', 'first', 'Honey by day', 'two jars'];

  it('is edited as it was stored, and has its words and structure wherever it is read', async () => {
    const reader = await signedIn(test, 'Reader');
    const { discussionID } = await discussionBy(test.member.client, { name: 'About hives' });
    await reader.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    const posted = await test.other.client.post('/comments', { discussionID, body, format: 'rich2' });
    expect(posted.status).toBe(201);
    const { commentID } = posted.body;
    const edited = (await test.other.client.get(`/comments/${commentID}/edit`)).body;
    expect(JSON.parse(edited.body)).toEqual(EVERY_NODE);
    expect(reopened(edited.body)).toBe(edited.body);

    const page = (await test.guest.get(`/comments/${commentID}`)).body.body;
    const feed = (await test.guest.page(`/discussion/${discussionID}/feed.rss`)).text;
    const mail = await mails.mailTo(reader.email);
    for (const [place, text] of Object.entries({ page, feed, mail }))
      for (const words of [...WORDS, 'Monday, at noon', 'On bees', 'wax.txt'])
        expect(unfolded(text), `${words}: ${place}`).toContain(words);

    // Mails draw no pictures.
    for (const text of [page, feed]) expect(text).toContain('A hive in the sun');

    const [found] = (await test.guest.get('/search?query=handbook&recordTypes=comment&expand=excerpt')).body;
    expect(found.recordID).toBe(commentID);
    expect(found.excerpt).toMatch(
      /Second Of h3 Of h4 Of h5 plain bold italic struck code\(\) and the handbook by @/,
    );
    expect((await test.guest.get('/search?query=noon&recordTypes=comment')).body).toHaveLength(1);
  });
});
