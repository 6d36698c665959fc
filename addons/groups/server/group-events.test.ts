// Events of a group: its leaders look after them, and whoever leaves it gives up their place.
import { countedCommunity, done, signedIn } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const WAIT = { timeout: 15_000 };
beforeAll(async () => {
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
});

type Person = Awaited<ReturnType<typeof signedIn>>;
let number = 0;

/** A group with these members, the first of them its leader. */
async function groupOf(privacy: string, leader: Person, ...members: Person[]) {
  number += 1;
  const { groupID } = await done(leader.client.post('/groups', { name: `Lovage ${number}`, privacy }));
  for (const { userID } of members)
    await done(test.admin.client.post(`/groups/${groupID}/members`, { userID }));
  return `/groups/${groupID}` as const;
}

async function meetingIn(group: string, { client }: Person, more: Record<string, unknown> = {}) {
  const event = await done(
    client.post('/events', {
      ...{ name: 'Pruning', body: 'Come', format: 'text', timezone: 'UTC' },
      ...{ dateStarts: new Date(Date.now() + 9 * 86_400_000).toISOString() },
      ...{ parentRecordType: 'group', parentRecordID: Number(group.split('/')[2]), ...more },
    }),
  );
  return `/events/${event.eventID}` as const;
}

const member = (name: string) => signedIn(test, name);
const answer = ({ client }: Person, event: string) =>
  done(client.post(`${event}/participants`, { attending: 'yes' }));
const comes = async ({ client }: Person, event: string) =>
  (await client.get(`${event}/participants`)).body.map(
    ({ userID, isWaiting }: { userID: number; isWaiting?: boolean }) => (isWaiting ? -userID : userID),
  );

it.each(['private', 'secret'])(
  'a place at one of a %s group goes with who leaves, to who waits',
  async (privacy) => {
    const [leader, goes, waits] = [
      await member(`Lead${privacy}`),
      await member(`Goes${privacy}`),
      await member(`Waits${privacy}`),
    ];
    const group = await groupOf(privacy, leader, goes, waits);
    const event = await meetingIn(group, leader, { capacity: 1 });
    await answer(goes, event);
    await answer(waits, event);
    expect((await leader.client.get(event)).body).toMatchObject({ attendingYesCount: 1, waitingCount: 1 });
    await done(goes.client.delete(`${group}/members/${goes.userID}`));
    await expect.poll(() => comes(leader, event), WAIT).toEqual([waits.userID]);
    expect((await leader.client.get(event)).body).toMatchObject({ attendingYesCount: 1, waitingCount: 0 });
  },
);

it('who leaves a public group keeps theirs: they see its events as before', async () => {
  const [leader, goes] = [await member('Leadpublic'), await member('Goespublic')];
  const group = await groupOf('public', leader, goes);
  const event = await meetingIn(group, leader);
  await answer(goes, event);
  await done(goes.client.delete(`${group}/members/${goes.userID}`));
  const [leaving, known] = [await member('Leavingtoo'), await member('Knownone')];
  await done(test.admin.client.post(`${group}/members`, { userID: leaving.userID }));
  const closed = await groupOf('private', known, leaving);
  const other = await meetingIn(closed, known);
  await answer(leaving, other);
  // By the time that the later one is through, so is the earlier one.
  await done(leaving.client.delete(`${closed}/members/${leaving.userID}`));
  await expect.poll(() => comes(known, other), WAIT).toEqual([]);
  expect(await comes(leader, event)).toEqual([goes.userID]);
});

it('is moved by leaders of the group, who answer for others too, and by no other member', async () => {
  const [leader, author, other] = [
    await member('Leadsall'),
    await member('Announces'),
    await member('Looks'),
  ];
  const group = await groupOf('private', leader, author, other);
  const event = await meetingIn(group, author);
  const words = { location: 'The cellar' };
  expect((await other.client.patch(event, words)).status).toBe(403);
  expect((await leader.client.patch(event, words)).body).toMatchObject(words);
  const forOther = { attending: 'maybe', userID: other.userID };
  expect((await author.client.post(`${event}/participants`, forOther)).status).toBe(201);
  expect((await leader.client.post(`${event}/participants`, forOther)).status).toBe(201);
  const forLeader = { attending: 'maybe', userID: leader.userID };
  expect((await other.client.post(`${event}/participants`, forLeader)).status).toBe(403);
});
