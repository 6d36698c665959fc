// What matters to somebody reaches them once by every channel that they chose, and by none where they may not read it at that
// moment: private words are planted, and looked for in everything that leaves the site.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import {
  conversationOf,
  say,
  withoutMessageLimits,
} from '../features/conversations/server/testing/conversations.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { typesOf } from '../features/notifications/server/testing/notifications.ts';
import { type MailServer, mailServer } from '../features/users/server/testing/mail-server.ts';
import { jobsDone, runWaitingJobs } from '../features/users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import {
  type Device,
  device,
  type PushService,
  pushService,
} from '../features/web-push/server/testing/push-service.ts';
import { sql } from '../platform/server/db/sql.ts';
import { type LiveClient, listenTo } from '../platform/server/testing/live-client.ts';

const test = communityOfFile({ withJobs: true });
const NOW = { 'emailNotifications.delay': 0, 'webPush.delay': 0 };
const LATER = { 'emailNotifications.delay': 3600, 'webPush.delay': 3600 };

let mails: MailServer;
let service: PushService;
let person: TestMember;
let phone: Device;
const open: LiveClient[] = [];
let number = 0;

const settings = (changed: Record<string, unknown>) => test.admin.client.patch('/config', changed);
beforeAll(async () => {
  [mails, service] = await Promise.all([mailServer(test), pushService()]);
  await withoutMessageLimits(test);
  await settings({ ...NOW, 'outgoing.allowedHosts': [service.host], 'emailDigest.enabled': true });
});
afterAll(() => Promise.all([mails.close(), service.close()]));
beforeEach(async () => {
  person = await signedIn(test, `Hearer_${++number}`);
  phone = await device(service, person.client);
  const all = { popup: true, email: true, push: true };
  const kinds = ['Mention', 'DiscussionComment', 'Reaction', 'ConversationMessage', 'FollowedPerson'];
  await person.client.patch(
    `/notification-preferences/${person.userID}`,
    Object.fromEntries(kinds.map((kind) => [kind, all])),
  );
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

async function listen(client: TestMember['client'], topics: string): Promise<LiveClient> {
  const listening = await listenTo(client, topics);
  open.push(listening);
  return listening;
}
const mailsTo = ({ email }: TestMember) => mails.received.filter(({ to }) => to.includes(email));

describe('once in each channel', () => {
  it('a mention, a reply, a reaction, a message and a new post of whom one follows', async () => {
    await person.client.put(`/follows/user/${test.other.userID}`, { followed: true });
    const own = await discussionBy(person.client, { name: 'My hive' });
    const { discussionID } = await discussionBy(test.member.client, { name: 'Others' });
    const happenings: Record<string, () => Promise<unknown>> = {
      CommentMention: () => commentOn(test.member.client, discussionID, { body: `Well, @${person.name}?` }),
      DiscussionComment: () => commentOn(test.member.client, own.discussionID),
      DiscussionReaction: () =>
        test.member.client.post(`/discussions/${own.discussionID}/reactions`, { reactionType: 'Like' }),
      ConversationMessage: () => conversationOf(test.member.client, [person.userID]),
      FollowedUserDiscussion: () => discussionBy(test.other.client, { name: 'Of whom I follow' }),
    };
    const bell = await listen(person.client, `notifications:${person.userID}`);
    const unread = () => (bell.messages.at(-1)?.state as { countUnread: number } | undefined)?.countUnread;
    await vi.waitFor(() => expect(unread()).toBe(0), 10_000);
    const took: string[] = [];
    let fastest = Number.POSITIVE_INFINITY;
    for (const [at, [type, happen]] of Object.entries(happenings).entries()) {
      await happen();
      const begun = performance.now();
      await vi.waitFor(() => expect(unread()).toBe(at + 1), { timeout: 15_000, interval: 10 });
      const milliseconds = performance.now() - begun;
      fastest = Math.min(fastest, milliseconds);
      took.push(`${type} ${milliseconds.toFixed(0)} ms`);
      await phone.awaitPush(at + 1);
      await vi.waitFor(() => expect(mailsTo(person)).toHaveLength(at + 1), { timeout: 15_000, interval: 25 });
    }
    process.stdout.write(`in the window after ${took.join(', ')}\n`);
    // All go by the same way: nothing on it waits for longer.
    expect(fastest).toBeLessThan(2000);
    await runWaitingJobs(test);
    expect((await typesOf(test, person)).sort()).toEqual(Object.keys(happenings).sort());
    expect([await phone.pushes(), mailsTo(person)].map(({ length }) => length)).toEqual([5, 5]);
  });

  it('of a post that many like, no more than once an hour; of a flag or a doubt, nothing', async () => {
    const { discussionID } = await discussionBy(person.client);
    const react = ({ client }: TestMember, reactionType: string) =>
      client.post(`/discussions/${discussionID}/reactions`, { reactionType });
    expect((await react(test.other, 'Spam')).status).toBe(201);
    expect((await react(test.member, 'Disagree')).status).toBe(201);
    expect(await typesOf(test, person)).toEqual([]);
    await react(test.other, 'Like');
    await jobsDone(test);
    await react(test.moderator, 'Like');
    expect(await typesOf(test, person)).toEqual(['DiscussionReaction']);
  });
});

describe('private words', () => {
  /** Everything that left the site for this member by now. */
  async function everythingSent(listening: readonly LiveClient[]): Promise<string> {
    return JSON.stringify([
      mailsTo(person).map(({ text }) => text),
      await phone.pushes(),
      listening.map(({ messages }) => messages),
      (await person.client.get('/notifications')).body,
    ]);
  }

  it('are in no mail, push, digest or stream for whom may not read them at that moment', async () => {
    const { member, other, moderator, admin } = test;
    const mention = (words: string) => `${words}, @${person.name}!`;
    const ignored = await signedIn(test, `Ignored_${number}`);
    await settings(LATER);
    const post = (name: string, who = member) =>
      discussionBy(who.client, { name, body: mention(`${name}word`) });
    const plain = await post('Openletter');
    const moved = await post('Movedaway');
    const gone = await post('Deletedpost');
    const closed = await discussionBy(moderator.client, {
      name: 'Closedroom',
      body: mention('Closedword'),
      categoryID: test.privateCategoryID,
    });
    await settings({ 'premoderation.keywords': 'Firstlooked' });
    const waiting = await other.client.post('/comments', {
      discussionID: plain.discussionID,
      body: mention('Firstlooked Premoderatedword'),
      format: 'markdown',
    });
    expect(waiting.status).toBe(202);
    const heldPost = await other.client.post('/discussions', {
      name: 'Heldtitle',
      body: mention('Firstlooked Heldpostword'),
      format: 'markdown',
      categoryID: 1,
    });
    expect(heldPost.status).toBe(202);
    // What is said of their own post is for moderators.
    const own = await commentOn(person.client, plain.discussionID, { body: 'Mine' });
    const report = { recordType: 'comment', recordID: own.commentID, reportReasonIDs: ['spam'] };
    const reported = await other.client.post('/reports', { ...report, noteBody: mention('Reportword') });
    expect(reported.status).toBe(201);
    const held = await commentOn(other.client, plain.discussionID, { body: mention('Heldword') });
    const deleted = await commentOn(other.client, plain.discussionID, { body: mention('Deletedword') });
    await person.client.put(`/users/${person.userID}/ignored/${ignored.userID}`, {});
    await commentOn(ignored.client, plain.discussionID, { body: mention('Ignoredword') });
    const foreign = await conversationOf(member.client, [other.userID], {
      initialBody: mention('Foreignword'),
    });
    const left = await conversationOf(member.client, [person.userID], { initialBody: 'Leftword' });
    await jobsDone(test);
    // Whoever listens is asked at each delivery: all of these are streams of the same member.
    const topics = [plain, moved, gone, closed].map((each) => `discussion:${each.discussionID}`);
    const listening = await Promise.all([
      listen(person.client, [...topics, `conversation:${foreign.conversationID}`].join()),
      listen(person.client, `notifications:${person.userID},inbox:${person.userID},inbox:${member.userID}`),
    ]);
    await vi.waitFor(() => expect(listening[0]?.messages.length).toBeGreaterThan(2), 10_000);

    await admin.client.patch('/discussions/move', {
      discussionIDs: [moved.discussionID],
      categoryID: test.privateCategoryID,
    });
    await moderator.client.delete(`/discussions/${gone.discussionID}`);
    await moderator.client.delete(`/comments/${deleted.commentID}`);
    await test.site.database.execute(
      sql`update comments set date_held = now() where comment_id = ${held.commentID}`,
    );
    await person.client.delete(`/conversations/${left.conversationID}/leave`);
    await Promise.all([
      commentOn(moderator.client, moved.discussionID, { body: mention('Latersecret') }),
      say(member.client, foreign.conversationID, 'Foreignsecret'),
      say(member.client, left.conversationID, 'Leftsecret'),
    ]);
    await person.client.patch('/digest/subscription', { enabled: true });
    await person.client.post('/digest/example', {});
    await runWaitingJobs(test);
    const digest = await mails.mailTo(person.email, 'No more digests');
    expect(digest).toContain('Openletter');
    await settings({ ...NOW, 'premoderation.keywords': '' });

    const sent = await everythingSent(listening);
    expect(sent).toContain('Openletterword');
    expect((await phone.pushes()).map(({ body }) => body).join()).toContain('Openletter');
    for (const secret of [
      'Movedaway',
      'Deletedpost',
      'Closed',
      'Heldword',
      'Premoderatedword',
      'Heldtitle',
      'Heldpostword',
      'Reportword',
      'Deletedword',
      'Ignoredword',
      'Foreign',
      'Leftword',
      'Leftsecret',
      'Latersecret',
    ])
      expect(sent, secret).not.toContain(secret);
    const before = listening[0]?.messages.length;
    await commentOn(moderator.client, moved.discussionID, { body: 'Unheard' });
    await jobsDone(test);
    expect(listening[0]?.messages.slice(before).map(({ topic }) => topic)).not.toContain(
      `discussion:${moved.discussionID}`,
    );
  });
});
