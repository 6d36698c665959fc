// Widgets of groups on a page of all, and what is left of groups where they are switched off.
import { makeContext, sql, systemViewer } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  done,
  statementsOf,
  type TestClient,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const HOME = '/layouts/lookup-hydrate?layoutViewType=home&recordType=siteSection&recordID=0';
const enable = (enabled: boolean) => done(test.admin.client.patch('/addons/groups', { enabled }));

const groupBy = (client: TestClient, name: string, privacy: string) =>
  done(client.post('/groups', { name, privacy, description: `About ${name}` }));

beforeAll(async () => {
  await enable(true);
  const children = [
    { $hydrate: 'react.groups.list' },
    { $hydrate: 'react.groups.list', sort: 'active', limit: 3 },
    { $hydrate: 'react.groups.list', sort: 'largest' },
    { $hydrate: 'react.groups.mine', limit: 2 },
  ];
  const { layoutID } = await done(
    test.admin.client.post('/layouts', {
      ...{ name: 'With groups', layoutViewType: 'home' },
      layout: [{ $hydrate: 'react.section.1-column', children }],
    }),
  );
  await done(test.admin.client.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
});

interface Node {
  $reactComponent: string;
  $reactProps: { groups?: { name: string }[]; limit?: number };
}

async function widgets(client: TestClient): Promise<unknown[]> {
  const nodes = (await done(client.get(HOME))).layout[0].$reactProps.children as (Node | null)[];
  return nodes.flatMap((node) =>
    node && /^(My)?GroupsWidget$/.test(node.$reactComponent)
      ? [node.$reactProps.groups?.map(({ name }) => name) ?? node.$reactProps.limit]
      : [],
  );
}

async function statementsAboutGroups(): Promise<unknown[]> {
  const run = await statementsOf(test.site.database, () => test.member.client.page('/'));
  expect(run.length).toBeGreaterThan(0);
  return run.filter(({ text }) => /\bgroup(s|_\w+)\b/.test(text));
}

it('shows groups on any page: the new, the active and the large, and to members where their own go', async () => {
  expect(await widgets(test.guest)).toEqual([]);
  const open = await groupBy(test.member.client, 'Rowers of the fjord', 'public');
  const closed = await groupBy(test.member.client, 'Cooks of the fjord', 'private');
  const secret = await groupBy(test.member.client, 'Spies of the fjord', 'secret');
  for (const { categoryID } of [closed, secret, open])
    await discussionBy(test.member.client, { categoryID, name: `News of ${categoryID}` });
  await done(test.other.client.post(`/groups/${open.groupID}/join`, {}));
  const lists = [[closed.name, open.name], [open.name], [open.name, closed.name]];
  expect(await widgets(test.guest)).toEqual(lists);
  for (const { client } of [test.member, test.other, test.admin])
    expect(await widgets(client)).toEqual([...lists, 2]);
  for (const client of [test.guest, test.member.client, test.admin.client])
    expect((await client.page('/')).text).not.toContain('Spies');
});

it('refuses an order that there is not', async () => {
  const layout = [
    { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.groups.list', sort: 'oldest' }] },
  ];
  const { status } = await test.admin.client.post('/layouts', {
    name: 'Ours',
    layoutViewType: 'home',
    layout,
  });
  expect(status).toBe(422);
});

it('stands in the title bar while it is on, also where an administrator keeps it in a list', async () => {
  const items = async () => (await done(test.guest.get('/navigation'))).map(({ id }: { id: string }) => id);
  expect(await items()).toEqual(['posts', 'categories', 'groups']);
  await enable(false);
  expect(await items()).toEqual(['posts', 'categories']);
  const list = [
    { id: 'groups', name: 'Our groups', url: '/groups', isCustom: false },
    { id: 'shop', name: 'Shop', url: '/shop' },
  ];
  await done(test.admin.client.put('/navigation/default', { items: list }));
  expect(await items()).toEqual(['shop']);
  await enable(true);
  expect(await items()).toEqual(['groups', 'shop']);
  await done(test.admin.client.delete('/navigation/default'));
});

it('leaves nothing while it is off, and is back as it was', async () => {
  const { groupID, categoryID, url } = await groupBy(test.member.client, 'Bees of the fjord', 'public');
  const discussion = await discussionBy(test.member.client, { categoryID, name: 'Honey of the fjord' });
  await done(test.member.client.post(`/groups/${groupID}/invitations`, { userIDs: [test.other.userID] }));
  const link = await done(test.member.client.post(`/groups/${groupID}/invitations/link`, {}));
  const addresses = ['/groups', new URL(url).pathname, new URL(link.url).pathname];
  const pages = () => Promise.all(addresses.map((address) => test.other.client.page(address)));
  const statuses = async () => (await pages()).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200, 200]);
  const lookup = `layoutViewType=group&recordType=group&recordID=${groupID}`;
  expect((await test.guest.get(`/layouts/lookup-hydrate?${lookup}`)).body.about).toEqual({ groupID });
  await enable(false);
  expect(await statuses()).toEqual([404, 404, 404]);
  const calls = await Promise.all([
    test.member.client.get('/groups'),
    test.member.client.get(`/groups/${groupID}`),
    test.member.client.get('/groups/search?query=fjord'),
    test.member.client.get(`/groups/${groupID}/members`),
    test.other.client.post(`/groups/${groupID}/join`, {}),
    test.other.client.put(`/groups/${groupID}/follow`, { followed: true }),
    test.other.client.post('/groups/invitations/accept', { token: new URL(link.url).pathname.slice(18) }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
  expect(await widgets(test.member.client)).toEqual([]);
  const home = (await test.member.client.page('/')).text;
  expect([home.includes('"/groups"'), home.includes('GroupsWidget')]).toEqual([false, false]);
  expect((await test.other.client.get(`/discussions/${discussion.discussionID}`)).status).toBe(403);
  expect((await test.guest.get('/search?query=fjord&recordTypes=group')).text).not.toContain('fjord');
  expect(await statementsAboutGroups()).toEqual([]);
  await enable(true);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await widgets(test.member.client)).length).toBe(4);
  expect((await statementsAboutGroups()).length).toBeGreaterThan(0);
  const { body } = await test.other.client.get(`/groups/${groupID}`);
  expect(body).toMatchObject({ groupID, countMembers: 1, countDiscussions: 1, categoryID });
  expect((await test.other.client.get(`/discussions/${discussion.discussionID}`)).status).toBe(200);
  await done(test.other.client.post(`/groups/${groupID}/join`, {}));
  const ctx = await makeContext(test.site, systemViewer());
  const invites = await ctx.db.rows(sql`select from group_invites where group_id = ${groupID}`);
  expect(invites).toEqual([]);
});
