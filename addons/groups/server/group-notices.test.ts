// What is told of groups, to whom; where they are found, and how they are reported.
import { countedCommunity, discussionBy, notificationTypesOf, signedIn } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

let number = 0;

async function groupOf(privacy: string, more: Record<string, unknown> = {}) {
  number += 1;
  const { status, body } = await test.member.client.post('/groups', {
    name: `Tansy ${number}`,
    privacy,
    ...more,
  });
  expect(status).toBe(201);
  return { groupID: body.groupID, categoryID: body.categoryID, path: `/groups/${body.groupID}` };
}

it('tells leaders who asks to join, and whoever asked that they were taken in', async () => {
  const { path } = await groupOf('private');
  const asking = await signedIn(test, 'Askbee');
  await asking.client.post(`${path}/apply`, { body: 'Let me in' });
  await asking.client.post(`${path}/apply`, { body: 'Please' });
  expect(await notificationTypesOf(test, test.member)).toEqual(['GroupApplicant']);
  expect(await notificationTypesOf(test, test.other)).toEqual([]);
  await test.member.client.patch(`${path}/applicants/${asking.userID}`, { status: 'approved' });
  expect(await notificationTypesOf(test, asking)).toEqual(['GroupAccepted']);
  // What was decided waits for nobody.
  expect(await notificationTypesOf(test, test.member)).toEqual([]);
});

it('tells who is invited, once, and not of a secret group that one was taken out of', async () => {
  const { path } = await groupOf('secret');
  const asked = await signedIn(test, 'Guestbee');
  for (const _ of [1, 2]) await test.member.client.post(`${path}/invitations`, { userIDs: [asked.userID] });
  const { body } = await asked.client.get('/notifications');
  await expect.poll(() => notificationTypesOf(test, asked)).toEqual(['GroupInvite']);
  expect(body.length).toBeLessThan(2);
  await asked.client.post(`${path}/join`, {});
  await test.member.client.delete(`${path}/members/${asked.userID}`);
  expect(await notificationTypesOf(test, asked)).toEqual([]);
});

it('tells members what is started and announced there, and nobody else', async () => {
  const { path, categoryID } = await groupOf('secret');
  const inside = await signedIn(test, 'Innerbee');
  const outside = await signedIn(test, 'Outerbee');
  await test.admin.client.post(`${path}/members`, { userID: inside.userID });
  const { discussionID } = await discussionBy(test.member.client, { categoryID });
  expect(await notificationTypesOf(test, inside)).toEqual(['GroupDiscussion']);
  await test.member.client.patch(`/discussions/${discussionID}`, { pinned: true, pinLocation: 'category' });
  expect(await notificationTypesOf(test, inside)).toEqual(['GroupAnnouncement', 'GroupDiscussion']);
  expect(await notificationTypesOf(test, outside)).toEqual([]);
  await test.member.client.delete(`${path}/members/${inside.userID}`);
  expect(await notificationTypesOf(test, inside)).toEqual([]);
  const elsewhere = await discussionBy(test.member.client);
  await test.moderator.client.patch(`/discussions/${elsewhere.discussionID}`, {
    ...{ pinned: true, pinLocation: 'category' },
  });
  expect(await notificationTypesOf(test, outside)).toEqual([]);
});

it('can be switched off by each', async () => {
  const { path, categoryID } = await groupOf('public');
  const quiet = await signedIn(test, 'Quietbee');
  await quiet.client.post(`${path}/join`, {});
  const own = `/notification-preferences/${quiet.userID}`;
  const { body } = await quiet.client.get(own);
  expect(body).toMatchObject({
    GroupDiscussion: { popup: true, email: false },
    GroupAnnouncement: { popup: true, email: true },
    GroupInvite: { popup: true, email: true },
    GroupApplicant: { popup: true, email: true },
  });
  await quiet.client.patch(own, { GroupDiscussion: { popup: false, email: false } });
  await discussionBy(test.member.client, { categoryID });
  expect(await notificationTypesOf(test, quiet)).toEqual([]);
});

it('finds public and private groups by what they say, and secret ones never', async () => {
  const words = { description: 'Of the quillwort in ponds.' };
  const open = await groupOf('public', words);
  const closed = await groupOf('private', words);
  const secret = await groupOf('secret', words);
  const WAIT = { timeout: 15_000 };
  const found = async () =>
    (await test.guest.get('/search?query=quillwort&domain=group')).body
      .map(({ recordID }: { recordID: number }) => recordID)
      .sort((a: number, b: number) => a - b);
  await expect.poll(found, WAIT).toEqual([open.groupID, closed.groupID]);
  await test.member.client.patch(open.path, { privacy: 'secret' });
  expect(await found()).toEqual([closed.groupID]);
  await test.member.client.delete(closed.path);
  await expect.poll(found, WAIT).toEqual([]);
  const own = await test.member.client.get('/search?query=quillwort&recordTypes=group');
  expect(own.body).toEqual([]);
  await test.member.client.patch(secret.path, { privacy: 'public' });
  await expect.poll(found, WAIT).toEqual([secret.groupID]);
});

it('is reported by whoever sees it', async () => {
  const { groupID } = await groupOf('public', { description: 'Buy tansy here' });
  const hidden = await groupOf('secret');
  const report = (recordID: number) =>
    test.other.client.post('/reports', {
      ...{ recordType: 'group', recordID, reportReasonIDs: ['spam'], noteBody: '', noteFormat: 'text' },
    });
  expect((await report(hidden.groupID)).status).toBe(404);
  expect((await report(groupID)).status).toBe(201);
  const cases = await test.moderator.client.get(`/moderation-cases?recordType=group&recordID=${groupID}`);
  expect(cases.text).toContain('Buy tansy here');
});
