// What matters to somebody reaches them once by every channel that they chose, and by none where they may not read it at that
// moment: private words are planted, and looked for in everything that leaves the site.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import {
  conversationOf,
  say,
  withoutMessageLimits,
} from '../features/conversations/server/testing/conversations.ts';
import { discussionBy, letIn } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { typesOf } from '../features/notifications/server/testing/notifications.ts';
import { CATEGORY_PERMISSIONS } from '../features/roles/testing/permission-names.ts';
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

const MODERATOR = 32;
const test = communityOfFile({ withJobs: true });
const NOW = { 'emailNotifications.delay': 0, 'webPush.delay': 0 };
/** Milliseconds within which a window tells of what happened. */
const IN_THE_SITE = 2000;
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
  phone = await withEveryChannel(person);
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** By all of them, on the device that is answered. */
async function withEveryChannel({ client, userID }: TestMember): Promise<Device> {
  const all = { popup: true, email: true, push: true };
  const kinds = ['Mention', 'DiscussionComment', 'Reaction', 'ConversationMessage', 'FollowedPerson'];
  await client.patch(
    `/notification-preferences/${userID}`,
    Object.fromEntries(kinds.map((kind) => [kind, all])),
  );
  return device(service, client);
}

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
    for (const [at, [type, happen]] of Object.entries(happenings).entries()) {
      await happen();
      const begun = performance.now();
      await vi.waitFor(() => expect(unread(), type).toBe(at + 1), { timeout: IN_THE_SITE, interval: 10 });
      took.push(`${type} ${(performance.now() - begun).toFixed(0)} ms`);
      expect((await person.client.get('/notifications')).body[0]).toMatchObject({ activityType: type });
      await phone.awaitPush(at + 1);
      await vi.waitFor(() => expect(mailsTo(person)).toHaveLength(at + 1), { timeout: 15_000, interval: 25 });
    }
    process.stdout.write(`in the window after ${took.join(', ')}\n`);
    await runWaitingJobs(test);
    expect((await typesOf(test, person)).sort()).toEqual(Object.keys(happenings).sort());
    expect(bell.messages.map(({ state }) => state)).toEqual(
      [0, 1, 2, 3, 4, 5].map((countUnread) => ({ countUnread })),
    );
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

/** It begins closed; moderators stay. */
async function closeToMembers(categoryID: number): Promise<void> {
  const { status } = await test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: true });
  expect(status).toBe(200);
  await letIn(test.admin.client, MODERATOR, categoryID, CATEGORY_PERMISSIONS);
}

describe('private words', () => {
  /** Everything that left the site for a member by now. */
  async function everythingSent(
    who: TestMember,
    theirPhone: Device,
    listening: readonly LiveClient[] = [],
  ): Promise<string> {
    return JSON.stringify([
      mailsTo(who).map(({ text }) => text),
      await theirPhone.pushes(),
      listening.map(({ messages }) => messages),
      (await who.client.get('/notifications')).body,
    ]);
  }

  it('are in no mail, push, digest or stream for whom may not read them at that moment', async () => {
    const { member, other, moderator, admin } = test;
    // Whoever may read them is told: the words do leave the site.
    const insider = await signedIn(test, `Insider_${number}`, 'moderator');
    const insiderPhone = await withEveryChannel(insider);
    const mention = (words: string) => `${words}, @${person.name} and @${insider.name}!`;
    const salon = await admin.client.post('/categories', { name: 'Salon', urlcode: `salon-${number}` });
    const { categoryID: salonID } = salon.body;
    expect(salon.status).toBe(201);
    const ignored = await signedIn(test, `Ignored_${number}`);
    await settings(LATER);
    const post = (name: string, categoryID = 1) =>
      discussionBy(member.client, { name, body: mention(`${name}word`), categoryID });
    const plain = await discussionBy(member.client, { name: 'Openletter', body: mention('Regrettedword') });
    const moved = await post('Movedaway');
    const gone = await post('Deletedpost');
    const restricted = await post('Salontalk', salonID);
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
    const topics = [plain, moved, gone, closed, restricted].map((each) => `discussion:${each.discussionID}`);
    const others = await Promise.all(
      [test.guest, other.client].map((client) =>
        listen(
          client,
          `notifications:${person.userID},inbox:${person.userID},discussion:${closed.discussionID},conversation:${left.conversationID}`,
        ),
      ),
    );
    const listening = await Promise.all([
      listen(person.client, [...topics, `conversation:${foreign.conversationID}`].join()),
      listen(person.client, `notifications:${person.userID},inbox:${person.userID},inbox:${member.userID}`),
    ]);
    await vi.waitFor(() => expect(listening[0]?.messages.length).toBeGreaterThan(2), 10_000);

    await admin.client.patch('/discussions/move', {
      discussionIDs: [moved.discussionID],
      categoryID: test.privateCategoryID,
    });
    await closeToMembers(salonID);
    const better = { body: mention('Openletterword'), format: 'markdown' };
    expect((await member.client.patch(`/discussions/${plain.discussionID}`, better)).status).toBe(200);
    await moderator.client.delete(`/discussions/${gone.discussionID}`);
    await moderator.client.delete(`/comments/${deleted.commentID}`);
    await test.site.database.execute(
      sql`update comments set date_held = now() where comment_id = ${held.commentID}`,
    );
    await person.client.delete(`/conversations/${left.conversationID}/leave`);
    await Promise.all([
      commentOn(moderator.client, moved.discussionID, { body: mention('Latersecret') }),
      commentOn(moderator.client, restricted.discussionID, { body: mention('Aftersecret') }),
      say(member.client, foreign.conversationID, 'Foreignsecret'),
      say(member.client, left.conversationID, 'Leftsecret'),
    ]);
    for (const { client } of [person, insider]) {
      await client.patch('/digest/subscription', { enabled: true });
      await client.post('/digest/example', {});
    }
    await runWaitingJobs(test);
    expect(await mails.mailTo(person.email, 'No more digests')).toContain('Openletter');
    expect(await mails.mailTo(insider.email, 'No more digests')).toContain('Salontalk');
    await settings({ ...NOW, 'premoderation.keywords': '' });

    const sent = await everythingSent(person, phone, listening);
    expect(sent).toContain('Openletterword');
    const seen = await everythingSent(insider, insiderPhone);
    for (const words of ['Movedaway', 'Closedword', 'Salontalk', 'Latersecret', 'Aftersecret'])
      expect(seen, words).toContain(words);
    expect(others.flatMap(({ messages }) => messages)).toEqual([]);
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
      'Salontalk',
      'Aftersecret',
      'Regrettedword',
    ])
      expect(sent, secret).not.toContain(secret);
    const before = listening[0]?.messages.length ?? 0;
    const hidden = [moved, restricted].map(({ discussionID }) => discussionID);
    for (const discussionID of hidden) await commentOn(moderator.client, discussionID, { body: 'Unheard' });
    // What is open comes after it on the same stream: until then, the others would have come too.
    await commentOn(moderator.client, plain.discussionID, { body: 'Heard' });
    const since = () => listening[0]?.messages.slice(before).map(({ topic }) => topic) ?? [];
    await vi.waitFor(() => expect(since()).toContain(`discussion:${plain.discussionID}`), 10_000);
    await jobsDone(test);
    for (const discussionID of hidden) expect(since()).not.toContain(`discussion:${discussionID}`);
  });
});
