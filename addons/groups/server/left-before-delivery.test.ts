// Between something that happens in a secret group and the mail, push or digest that tells of it somebody leaves the group or
// is removed from it: none of it reaches them, whatever they followed and however they ask.

import { sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  done,
  jobsDone,
  type MailServer,
  mailServer,
  notificationTypesOf,
  type PushService,
  device as pushedDevice,
  pushService,
  runWaitingJobs,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const MARKER = 'quillendrake';
const WEBHOOK = 'https://hooks.example.org/told';

let mails: MailServer;
let pushes: PushService;
let staying: TestMember;
let leaving: TestMember;
let removed: TestMember;
let groupID: number;
let discussionID: number;
let categoryID: number;
let eventID: number;
let webhookID: number;
let token: string;
const devices = new Map<TestMember, Awaited<ReturnType<typeof pushedDevice>>>();
const waitingBefore = new Map<TestMember, number>();
const notificationsBefore = new Map<TestMember, number[]>();

const outside = () => [leaving, removed];
const config = (values: Record<string, unknown>) => done(test.admin.client.patch('/config', values));

beforeAll(async () => {
  mails = await mailServer(test);
  pushes = await pushService();
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
  await config({
    'outgoing.allowedHosts': [pushes.host],
    'emailNotifications.delay': 600,
    'webPush.delay': 600,
    'emailDigest.enabled': true,
  });
  [staying, leaving, removed] = (await Promise.all(
    ['Staybee', 'Leavebee', 'Removedbee'].map((name) => signedIn(test, name)),
  )) as [TestMember, TestMember, TestMember];
  await group();
  for (const person of [staying, leaving, removed]) await belong(person);
  token = await tokenOf(removed);
  await happen();
  await jobsDone(test);
  for (const person of [staying, leaving, removed]) {
    waitingBefore.set(person, await countOf(person));
    const { body } = await person.client.get('/notifications');
    notificationsBefore.set(
      person,
      body.map((each: { notificationID: number }) => each.notificationID),
    );
  }
  await done(leaving.client.delete(`/groups/${groupID}/members/${leaving.userID}`));
  await done(test.member.client.delete(`/groups/${groupID}/members/${removed.userID}`));
  // Digests come to those alone for whom there is something else.
  await discussionBy(test.other.client, { name: 'A meadow for all' });
  await dueDigests();
  await runWaitingJobs(test);
}, 120_000);
afterAll(async () => {
  await Promise.all([mails.close(), pushes.close()]);
});

/** Of a program that reads with all that they may. */
async function tokenOf({ client, userID }: TestMember): Promise<string> {
  const permissions = [{ type: 'global', permissions: { 'tokens.add': true } }];
  const { roleID } = await done(test.admin.client.post('/roles', { name: 'Makers', permissions }));
  await done(test.admin.client.patch(`/users/${userID}`, { roleID: [8, roleID] }));
  return (await done(client.post('/tokens', { name: 'A program' }))).accessToken;
}

async function group(): Promise<void> {
  const { client } = test.member;
  const made = await done(
    client.post('/groups', { name: `The ${MARKER}`, description: `Of the ${MARKER}`, privacy: 'secret' }),
  );
  ({ groupID, categoryID } = made);
  ({ discussionID } = await discussionBy(client, { categoryID, name: `Before, of the ${MARKER}` }));
  const events = (await done(test.admin.client.get('/webhooks/events'))) as { event: string }[];
  ({ webhookID } = await done(
    test.admin.client.post('/webhooks', {
      ...{ name: 'All', url: WEBHOOK },
      events: events.map(({ event }) => event),
    }),
  ));
}

/** They follow all that one can follow there, want to hear of everything by every way, and come to the event. */
async function belong(person: TestMember): Promise<void> {
  const { client, userID } = person;
  await done(test.admin.client.post(`/groups/${groupID}/members`, { userID }));
  devices.set(person, await pushedDevice(pushes, client));
  const wanted = { popup: true, email: true, push: true };
  const kinds = ['Mention', 'GroupDiscussion', 'GroupAnnouncement', 'EventDay', 'BookmarkComment'];
  await done(
    client.patch(
      `/notification-preferences/${userID}`,
      Object.fromEntries(kinds.map((kind) => [kind, wanted])),
    ),
  );
  await done(client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true }));
  await done(client.put(`/categories/${categoryID}/follow`, { followed: true }));
  await done(client.patch('/digest/subscription', { enabled: true }));
}

async function happen(): Promise<void> {
  const { client } = test.member;
  const starts = new Date(Date.now() + 36 * 3_600_000).toISOString();
  const event = await done(
    client.post('/events', {
      ...{ name: `Meeting of the ${MARKER}`, body: `Of the ${MARKER}`, format: 'text' },
      ...{ parentRecordType: 'group', parentRecordID: groupID, dateStarts: starts, timezone: 'UTC' },
    }),
  );
  ({ eventID } = event);
  for (const { client: guest } of [staying, leaving, removed])
    await done(guest.post(`/events/${eventID}/participants`, { attending: 'yes' }));
  const names = [staying, leaving, removed].map(({ name }) => `@${name}`).join(' and ');
  await commentOn(client, discussionID, { body: `More of the ${MARKER} for ${names}` });
  const news = await discussionBy(client, { categoryID, name: `News of the ${MARKER}` });
  await done(client.patch(`/discussions/${news.discussionID}`, { pinned: true, pinLocation: 'category' }));
  await commentOn(client, news.discussionID, { body: `For ${names}` });
}

async function countOf({ client }: TestMember): Promise<number> {
  const { counts } = await done(client.get('/users/me-counts'));
  const [of] = counts.filter(({ name }: { name: string }) => name === 'UnreadNotifications');
  return of.count;
}

async function dueDigests(): Promise<void> {
  await test.site.database.execute(
    sql`update digest_subscriptions set date_next = date_trunc('second', now())`,
  );
}

const mailsOf = ({ email }: TestMember) =>
  mails.received.filter(({ to }) => to.includes(email)).map(({ text }) => text.replaceAll(/=\r?\n/g, ''));
const ofDigest = (text: string) => text.includes('Message-ID: <digest-');

it('had all been waiting for them', () => {
  for (const person of outside()) {
    expect(waitingBefore.get(person)).toBeGreaterThan(2);
    expect(waitingBefore.get(person)).toBe(waitingBefore.get(staying));
  }
});

it('is mailed and pushed to those who stayed', async () => {
  await expect.poll(() => mailsOf(staying).some((text) => !ofDigest(text)), { timeout: 10_000 }).toBe(true);
  expect(mailsOf(staying).filter((text) => text.includes(MARKER)).length).toBeGreaterThan(0);
  const received = await devices.get(staying)?.pushes();
  expect(received?.length).toBeGreaterThan(0);
});

it('is in no mail and no push to those who left', async () => {
  for (const person of outside()) {
    expect(mailsOf(person).filter((text) => text.includes(MARKER))).toEqual([]);
    expect(mailsOf(person).filter((text) => !ofDigest(text))).toEqual([]);
    expect(await devices.get(person)?.pushes()).toEqual([]);
  }
});

it('is in the digest of those who stayed, and in none of the others', async () => {
  const digestOf = (person: TestMember) => mailsOf(person).find(ofDigest) ?? '';
  await expect.poll(() => digestOf(staying), { timeout: 10_000 }).toContain(MARKER);
  for (const person of [...outside(), test.other]) expect(digestOf(person)).not.toContain(MARKER);
  for (const person of outside()) {
    expect(digestOf(person)).toContain('A meadow for all');
    expect(digestOf(person)).not.toContain('you have not read');
  }
});

it('is counted, listed and opened by those alone who stayed', async () => {
  expect(await notificationTypesOf(test, staying)).not.toEqual([]);
  for (const person of outside()) {
    expect(await countOf(person)).toBe(0);
    expect(await notificationTypesOf(test, person)).toEqual([]);
    for (const id of notificationsBefore.get(person) ?? []) {
      const page = await person.client.page(`/activity/${id}/mark-read-and-redirect`);
      expect([page.status, page.text.includes(MARKER)]).toEqual([404, false]);
    }
  }
});

it('is said to no webhook by a word, and to no member where webhooks lead', async () => {
  const { deliveries } = await done(test.admin.client.get(`/webhooks/${webhookID}/deliveries`));
  const bodies = deliveries.map(({ request }: { request: { body: string } }) => request.body).join('\n');
  expect(bodies).toContain('"event":"discussion.started"');
  expect(bodies).not.toContain(MARKER);
  for (const { client } of [...outside(), staying, test.moderator])
    for (const path of ['/webhooks', '/webhooks/events', `/webhooks/${webhookID}/deliveries`])
      expect([path, (await client.get(path)).status]).toEqual([path, 403]);
});

it('is not read any more by programs of those who left', async () => {
  for (const path of [
    '/groups',
    `/groups/${groupID}`,
    `/discussions/${discussionID}`,
    `/comments?discussionID=${discussionID}`,
    `/discussions?categoryID=${categoryID}`,
    '/discussions/bookmarked',
    '/categories?followed=true',
    '/events',
    `/events/${eventID}`,
    `/events/${eventID}/participants`,
    '/notifications',
    '/users/me-counts',
    `/search?query=${MARKER}&limit=50`,
  ]) {
    const answer = await fetch(`${test.url}/api/v2${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = (await answer.text()).replaceAll(`query=${MARKER}`, '');
    expect([path, text.includes(MARKER)]).toEqual([path, false]);
  }
});
