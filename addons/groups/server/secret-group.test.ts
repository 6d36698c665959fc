// A secret group is sent to nobody but its own: in no mail, no stream and no archive of own data of those outside, of whom one
// was a member before.
import {
  commentOn,
  countedCommunity,
  discussionBy,
  done,
  jobsDone,
  type LiveClient,
  listenTo,
  type MailServer,
  mailServer,
  runWaitingJobs,
  signedIn,
  type TestMember,
  zipEntries,
} from '@parley/addon-api/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const test = countedCommunity({ withJobs: true });
const MARKER = 'zanthoquill';
const ARCHIVE = '/users/me/data-archive';

let mails: MailServer;
let inside: TestMember;
let former: TestMember;
let categoryID: number;
let discussionID: number;
let streams: { outside: LiveClient[]; inside: LiveClient[] };

beforeAll(async () => {
  mails = await mailServer(test);
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
  await done(test.admin.client.patch('/config', { 'emailNotifications.delay': 0 }));
  inside = await signedIn(test, 'Insidebee');
  former = await signedIn(test, 'Formerbee');
  const { client } = test.member;
  const group = { name: 'Friends of nobody', privacy: 'secret' };
  const { groupID, ...made } = await done(client.post('/groups', group));
  categoryID = made.categoryID;
  for (const { userID } of [inside, former])
    await done(test.admin.client.post(`/groups/${groupID}/members`, { userID }));
  discussionID = (await discussionBy(client, { categoryID, name: 'What we say' })).discussionID;
  await done(former.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true }));
  await commentOn(former.client, discussionID);
  await done(former.client.delete(`/groups/${groupID}/members/${former.userID}`));
  const wanted = { popup: true, email: true };
  for (const { client: reader, userID } of [inside, former, test.other, test.moderator])
    await done(
      reader.patch(`/notification-preferences/${userID}`, { Mention: wanted, GroupDiscussion: wanted }),
    );
  await runWaitingJobs(test);
  const [outsiders, insiders] = [[test.guest, test.other.client, former.client], [inside.client]];
  streams = { outside: await listening(outsiders), inside: await listening(insiders) };
  // What stands now is told first: what comes after it is a change.
  await vi.waitUntil(() => streams.inside.every(({ messages }) => messages.length > 0), { timeout: 10_000 });
  await done(client.patch(`/groups/${groupID}`, { name: `The ${MARKER}`, description: `Of the ${MARKER}` }));
  const body = `All of the ${MARKER} for @Insidebee, @Formerbee and @${test.other.name}`;
  await discussionBy(client, { categoryID, name: `Of the ${MARKER}`, body });
  await commentOn(client, discussionID, { body });
  await runWaitingJobs(test);
}, 120_000);
afterAll(async () => {
  await mails.close();
  for (const stream of [...streams.outside, ...streams.inside]) stream.close();
});

function listening(clients: readonly (typeof test.guest)[]): Promise<LiveClient[]> {
  const topics = [`discussion:${discussionID}`, 'newDiscussions:0', `newDiscussions:${categoryID}`];
  return Promise.all(clients.flatMap((client) => topics.map((topic) => listenTo(client, topic))));
}

const states = (of: readonly LiveClient[]) =>
  of.map(({ messages }) => new Set(messages.map(({ state }) => JSON.stringify(state))).size);

it('is in the mails of its members alone', async () => {
  // Long lines are broken anywhere.
  const saying = ({ email }: TestMember) =>
    mails.received.filter(
      ({ to, text }) => to.includes(email) && text.replaceAll(/=\r?\n/g, '').includes(MARKER),
    ).length;
  await expect.poll(() => saying(inside), { timeout: 10_000 }).toBeGreaterThan(0);
  for (const person of [former, test.other, test.moderator]) expect(saying(person)).toBe(0);
});

it('changes nothing of what others are sent while they listen', async () => {
  // Members are told.
  await expect.poll(() => Math.max(...states(streams.inside)), { timeout: 10_000 }).toBeGreaterThan(1);
  expect(Math.max(...states(streams.outside))).toBeLessThan(2);
  expect(JSON.stringify(streams.outside.map(({ messages }) => messages))).not.toContain(MARKER);
});

async function archiveOf({ client }: TestMember): Promise<string> {
  await done(client.post(ARCHIVE));
  await jobsDone(test);
  const { url } = await done(client.get(ARCHIVE));
  const cookie = client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const zip = Buffer.from(await (await fetch(url, { headers: { cookie } })).arrayBuffer());
  return Buffer.concat([...zipEntries(zip).values()]).toString();
}

it('is in the archive of own data of its members, and of nobody else', async () => {
  expect(await archiveOf(inside)).toContain(MARKER);
  for (const person of [former, test.other]) expect(await archiveOf(person)).not.toContain(MARKER);
});

it('is in no list that others can fetch of people, posts and notifications', async () => {
  for (const { client } of [former, test.other])
    for (const path of [
      '/notifications',
      '/discussions?limit=100',
      '/comments?insertUserID=2&limit=100',
      `/search?query=${MARKER}`,
      '/categories?maxDepth=5',
      '/groups?limit=100',
      `/groups?memberID=${test.member.userID}`,
      `/discussions/bookmarked`,
      `/users/${test.member.userID}`,
    ]) {
      const { text } = await client.get(path);
      expect([path, text.replaceAll(`query=${MARKER}`, '').includes(MARKER)]).toEqual([path, false]);
    }
});
