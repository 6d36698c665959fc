// A category with permissions of its own begins closed: whoever is named sees it, and whoever manages, and nobody else.
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy, letIn } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { fetched, PDF, uploaded } from '../../media/server/testing/uploads.ts';
import { signedIn } from '../../users/server/testing/members.ts';

const WORD = 'quillandrine';
const CLUB = 'Club member';

const test = communityOfFile({ withJobs: true, hasFloodLimits: true });
const readers = {} as Record<'guest' | 'member' | 'moderator' | 'clubMember' | 'manager', TestClient>;
let clubRoleID: number;
let made = 0;

beforeAll(async () => {
  const { client: admin } = test.admin;
  clubRoleID = (await admin.post('/roles', { name: CLUB })).body.roleID;
  const clubMember = await signedIn(test, 'Clubby', 'member');
  await admin.patch(`/users/${clubMember.userID}`, { roleID: [8, clubRoleID] });
  // The role without the flag, which would pass every check.
  const manager = await signedIn(test, 'Manager', 'member');
  await admin.patch(`/users/${manager.userID}`, { roleID: [16] });
  Object.assign(readers, {
    guest: test.guest,
    member: test.member.client,
    moderator: test.moderator.client,
    clubMember: clubMember.client,
    manager: manager.client,
  });
});

const add = async (post: Record<string, unknown>) => {
  const urlcode = `room-${++made}`;
  const answer = await test.admin.client.post('/categories', { name: `Room ${made}`, urlcode, ...post });
  expect(answer.status).toBe(201);
  return { categoryID: answer.body.categoryID as number, urlcode };
};

const answers = async (path: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(readers).map(async ([name, client]) => [name, (await client.get(path)).status]),
    ),
  );

const closed = { guest: 403, member: 403, moderator: 403, clubMember: 403, manager: 200 };

describe('a category with permissions of its own', () => {
  it.each([
    ['made so', async () => (await add({ customPermissions: true })).categoryID],
    [
      'made so below one that some see',
      async () => {
        const { categoryID: parentCategoryID } = await add({ customPermissions: true });
        await letIn(test.admin.client, 8, parentCategoryID);
        return (await add({ customPermissions: true, parentCategoryID })).categoryID;
      },
    ],
    [
      'that gets them later',
      async () => {
        const { categoryID } = await add({});
        expect((await answers(`/categories/${categoryID}`)).guest).toBe(200);
        await test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: true });
        return categoryID;
      },
    ],
    [
      'of which something is withdrawn',
      async () => {
        const { categoryID } = await add({});
        await test.admin.client.patch(`/roles/${clubRoleID}/permissions`, [
          { type: 'category', id: categoryID, permissions: { 'discussions.view': false } },
        ]);
        return categoryID;
      },
    ],
    [
      'that had others before',
      async () => {
        const { categoryID } = await add({ customPermissions: true });
        await letIn(test.admin.client, 2, categoryID);
        for (const customPermissions of [false, true])
          await test.admin.client.patch(`/categories/${categoryID}`, { customPermissions });
        return categoryID;
      },
    ],
  ])('%s begins closed, and so does what stands below it', async (_, make) => {
    const categoryID = await make();
    const below = await add({ parentCategoryID: categoryID });
    expect(await answers(`/categories/${categoryID}`)).toEqual(closed);
    expect(await answers(`/categories/${below.categoryID}`)).toEqual(closed);
  });

  const open = [{ type: 'category', permissions: { 'discussions.view': true } }];
  it.each([
    ['PATCH /roles/:id/permissions', (id: number) => ['patch', `/roles/${clubRoleID}/permissions`, id]],
    ['PUT /roles/:id/permissions', (id: number) => ['put', `/roles/${clubRoleID}/permissions`, id]],
    ['PATCH /roles/:id', (id: number) => ['patch', `/roles/${clubRoleID}`, id]],
  ] as const)('is seen by the role that %s names, and by no other', async (_, call) => {
    const { categoryID } = await add({});
    const [method, path] = call(categoryID) as ['patch' | 'put', string, number];
    const fragments = [...open.map((each) => ({ ...each, id: categoryID }))];
    const body = path.endsWith('/permissions') ? fragments : { permissions: fragments };
    expect((await test.admin.client[method](path, body)).status).toBe(200);
    expect(await answers(`/categories/${categoryID}`)).toEqual({ ...closed, clubMember: 200 });
  });

  it('is seen by a role that begins to manage the site', async () => {
    const { categoryID } = await add({ customPermissions: true });
    const { roleID } = (await test.admin.client.post('/roles', { name: 'Keepers' })).body;
    const keeper = await signedIn(test, 'Keeper', 'member');
    await test.admin.client.patch(`/users/${keeper.userID}`, { roleID: [roleID] });
    const seen = async () => (await keeper.client.get(`/categories/${categoryID}`)).status;
    expect(await seen()).toBe(403);
    await test.admin.client.patch(`/roles/${roleID}/permissions`, [
      { type: 'global', permissions: { 'site.manage': true } },
    ]);
    expect(await seen()).toBe(200);
  });

  it('is seen by a new role that names it', async () => {
    const { categoryID } = await add({});
    const permissions = [{ type: 'category', id: categoryID, permissions: { 'discussions.view': true } }];
    expect((await test.admin.client.post('/roles', { name: 'Newest', permissions })).status).toBe(201);
    expect(await answers(`/categories/${categoryID}`)).toEqual(closed);
  });
});

describe('a category that is closed', () => {
  it('leaves at once what guests and members had just been shown', async () => {
    const { categoryID, urlcode } = await add({ description: `Of the ${WORD}` });
    const file = await uploaded(test.admin.client, PDF, 'plan.pdf');
    const post = await discussionBy(test.admin.client, {
      categoryID,
      name: `The ${WORD} plan`,
      body: `All of the ${WORD}: [plan](${file.url})`,
      newTagNames: [`${WORD}tag`],
    });
    const path = new URL(post.url).pathname;
    const indexed = async () =>
      (await test.guest.get(`/search?query=${WORD}&recordTypes=discussion`)).body.length > 0;
    for (let attempt = 0; attempt < 100 && !(await indexed()); attempt++) await sleep(100);
    const addresses = [
      '/',
      '/categories',
      '/discussions',
      `/categories/${urlcode}`,
      `/categories/${urlcode}/feed.rss`,
      '/discussions/feed.rss',
      '/sitemap.xml',
      path,
      `/search?query=${WORD}`,
      `/discussions/tagged/${WORD}tag`,
      '/api/v2/discussions?limit=100',
      `/api/v2/discussions/${post.discussionID}`,
      '/api/v2/categories?outputFormat=flat',
      `/api/v2/search?query=${WORD}`,
      `/api/v2/discussions/search?query=${WORD}`,
      `/api/v2/tags?query=${WORD}`,
      `/api/v2/categories/search?query=room`,
    ];
    const shown = async (client: TestClient) => {
      const texts = await Promise.all(addresses.map(async (at) => (await client.send('GET', at)).text));
      // What one asks for is repeated in the field of the search, and in the address.
      const isShown = new RegExp(
        `The ${WORD} plan|All of the ${WORD}|Of the ${WORD}|"name":"${WORD}tag"`,
        'i',
      );
      return addresses.filter((_, at) => isShown.test(texts[at] ?? ''));
    };
    expect((await fetched(test.guest, file)).status).toBe(200);
    for (const client of [test.guest, test.other.client])
      for (let times = 0; times < 3; times++) expect((await shown(client)).length).toBeGreaterThan(9);
    await test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: true });
    for (const client of [test.guest, test.other.client]) expect(await shown(client)).toEqual([]);
    expect((await fetched(test.guest, file)).status).toBe(404);
    expect((await fetched(readers.manager, file)).status).toBe(200);
    expect((await shown(readers.manager)).length).toBeGreaterThan(9);
  });
});
