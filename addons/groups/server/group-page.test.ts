// What the page of a group shows of its category: the newest discussions, and what other add-ons know of it.
import {
  countedCommunity,
  discussionBy,
  done,
  signedIn,
  statementsOf,
  type TestClient,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity();
beforeAll(async () => {
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
});

let number = 0;

async function groupOf(privacy: string) {
  number += 1;
  const name = `Comfrey ${number}`;
  const made = await done(test.member.client.post('/groups', { name, privacy }));
  return { groupID: made.groupID as number, categoryID: made.categoryID as number };
}

interface Node {
  $reactComponent: string;
  $reactProps: Record<string, unknown>;
}

async function pageOf(client: TestClient, groupID: number) {
  const query = `layoutViewType=group&recordType=group&recordID=${groupID}`;
  const { status, body, text } = await client.get(`/layouts/lookup-hydrate?${query}`);
  expect([status, text.slice(0, 300)]).toEqual([200, expect.anything()]);
  const found = new Map<string, Record<string, unknown>>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$reactComponent' in value) found.set((value as Node).$reactComponent, (value as Node).$reactProps);
    for (const each of Object.values(value)) visit(each);
  };
  visit(body.layout);
  return { status, found };
}

const namesIn = (list: unknown) => (list as { name: string }[] | undefined)?.map(({ name }) => name);

function meeting(groupID: number, name: string, days: number) {
  const dateStarts = new Date(Date.now() + days * 86_400_000).toISOString();
  const place = { parentRecordType: 'group', parentRecordID: groupID };
  return done(
    test.member.client.post('/events', {
      ...{ name, body: 'Come', format: 'text', dateStarts, timezone: 'UTC' },
      ...place,
    }),
  );
}

it('shows the newest discussions to those who read them, and to nobody else', async () => {
  const { groupID, categoryID } = await groupOf('private');
  expect((await pageOf(test.member.client, groupID)).found.has('DiscussionsWidget')).toBe(false);
  for (let at = 1; at <= 6; at++) await discussionBy(test.member.client, { categoryID, name: `Roots ${at}` });
  const { found } = await pageOf(test.member.client, groupID);
  const { discussions, title, containerOptions } = found.get('DiscussionsWidget') ?? {};
  expect(namesIn(discussions)).toEqual(['Roots 6', 'Roots 5', 'Roots 4', 'Roots 3', 'Roots 2']);
  expect([title, containerOptions]).toEqual([
    'Discussions',
    { viewAll: { to: expect.stringMatching(/^\/categories\/group-\d+/), name: 'All discussions' } },
  ]);
  const outside = await pageOf(test.other.client, groupID);
  expect(outside.found.has('GroupPage')).toBe(true);
  expect(outside.found.has('DiscussionsWidget')).toBe(false);
  expect(outside.found.get('GroupMembers')).toMatchObject({ members: null });
});

it('shows the next events of the group while the add-on is on', async () => {
  const [here, elsewhere] = [await groupOf('private'), await groupOf('public')];
  await meeting(elsewhere.groupID, 'Elsewhere', 1);
  for (const [name, days] of [
    ['Later', 9],
    ['Soon', 2],
    ['Next', 3],
    ['Much later', 30],
  ] as const)
    await meeting(here.groupID, name, days);
  const { found } = await pageOf(test.member.client, here.groupID);
  const { events, allUrl } = found.get('UpcomingEvents') ?? {};
  expect([namesIn(events), allUrl]).toEqual([['Soon', 'Next', 'Later'], `/events/group/${here.groupID}`]);
  expect((await pageOf(test.other.client, here.groupID)).found.has('UpcomingEvents')).toBe(false);
  await done(test.admin.client.patch('/addons/events', { enabled: false }));
  expect((await pageOf(test.member.client, here.groupID)).found.has('UpcomingEvents')).toBe(false);
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  expect((await pageOf(test.member.client, here.groupID)).found.has('UpcomingEvents')).toBe(true);
});

it('asks as many statements for much as for little', async () => {
  const { groupID, categoryID } = await groupOf('public');
  const read = async () =>
    (await statementsOf(test.site.database, () => pageOf(test.member.client, groupID))).length;
  const grow = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const person = await signedIn(test, `Root_${count}_${at}_${number}`);
      await done(person.client.post(`/groups/${groupID}/join`, {}));
      await discussionBy(person.client, { categoryID });
      await meeting(groupID, `Of ${at}`, at + 2);
    }
  };
  await grow(1);
  const little = await read();
  await grow(7);
  const much = await read();
  expect(little).toBeGreaterThan(5);
  expect(much).toBeLessThanOrEqual(little);
});
