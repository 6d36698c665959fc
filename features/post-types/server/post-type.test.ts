import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityWithRiddles, UNGUESSED } from '../../discussions/server/testing/riddles.ts';

const test = communityWithRiddles();
let admin: TestClient;
let member: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
  member = test.member.client;
  await admin.post('/post-types', bug);
});

const bug = {
  postTypeID: 'bug',
  parentPostTypeID: 'discussion',
  name: 'Bug',
  postButtonLabel: 'Report a Bug',
  postHelperText: 'What happened?',
  isActive: true,
};
const post = (client: TestClient, path: string, more: Record<string, unknown> = {}) =>
  client.post(path, {
    name: 'It buzzes',
    body: `At night. ${Math.random()}`,
    format: 'markdown',
    categoryID: 1,
    ...more,
  });
const idsOf = (types: { postTypeID: string }[]) => types.map(({ postTypeID }) => postTypeID);
/** A type of its own for each test that shapes one. */
async function typeNamed(postTypeID: string, more: Record<string, unknown> = {}) {
  const { status, text } = await admin.post('/post-types', { ...bug, postTypeID, ...more });
  if (status !== 201) throw new Error(text);
}

describe('post types', () => {
  it('begin with the originals; redirects are in no list', async () => {
    const { body, headers } = await test.guest.get('/post-types?isOriginal=true');
    const names = idsOf(body);
    expect(names[0]).toBe('discussion');
    expect(names).toEqual(expect.arrayContaining(['event', 'riddle']));
    expect(names).not.toContain('redirect');
    expect(body[0]).toMatchObject({
      name: 'Discussion',
      parentPostTypeID: null,
      baseType: 'discussion',
      isOriginal: true,
      isActive: true,
      isDeleted: false,
      postButtonLabel: 'New Discussion',
      postButtonIcon: 'create-discussion',
      roleIDs: [],
      categoryIDs: [],
      postFieldIDs: [],
    });
    expect(headers.get('x-app-page-result-count')).toBe(String(names.length));
    expect((await test.guest.get('/post-types/redirect')).body.isActive).toBe(false);
    const active = await test.guest.get('/post-types?isActive=true&isOriginal=1');
    expect(idsOf(active.body)).toEqual(expect.arrayContaining(['discussion', 'riddle']));
    expect(idsOf(active.body)).not.toContain('event');
  });

  it('are made of originals by administrators, and told by whom', async () => {
    const made = await test.guest.get('/post-types/bug?expand=insertUser,updateUser,postFields');
    expect(made.body).toMatchObject({
      ...bug,
      baseType: 'discussion',
      isOriginal: false,
      parentPostType: { postTypeID: 'discussion', name: 'Discussion' },
      insertUser: { name: 'Adelina' },
      updateUser: null,
      postFields: [],
      dateUpdated: null,
    });
    const derived = await test.guest.get('/post-types?parentPostTypeID=discussion&postTypeID=bug,riddle');
    expect(idsOf(derived.body)).toEqual(['bug']);
    for (const client of [test.guest, member, test.moderator.client]) {
      expect((await client.post('/post-types', { ...bug, postTypeID: 'mine' })).status).toBe(403);
      expect((await client.patch('/post-types/bug', { name: 'Mine' })).status).toBe(403);
      expect((await client.delete('/post-types/bug')).status).toBe(403);
    }
    expect((await test.guest.get('/post-types/mine')).status).toBe(404);
  });

  it.each([
    ['a name twice', { postTypeID: 'bug' }, 400],
    ['spaces in its name', { postTypeID: 'a bug' }, 422],
    ['upper case in its name', { postTypeID: 'Bugs' }, 422],
    ['a name that objects have', { postTypeID: 'constructor' }, 422],
    ['no parent', { parentPostTypeID: undefined }, 400],
    ['a derived parent', { parentPostTypeID: 'bug' }, 422],
    ['redirects as parent', { parentPostTypeID: 'redirect' }, 422],
    ['a parent whose add-on is not here', { parentPostTypeID: 'event' }, 422],
    ['no label of the button', { postButtonLabel: undefined }, 400],
    ['an empty name', { name: ' ' }, 422],
    ['an unknown role', { roleIDs: [999] }, 422],
    ['an unknown category', { categoryIDs: [999] }, 422],
    ['an unknown field', { postFieldIDs: ['nix'] }, 422],
  ])('are refused with %s', async (_, wrong, status) => {
    const answer = await admin.post('/post-types', { ...bug, postTypeID: 'refused', ...wrong });
    expect(answer.status).toBe(status);
    expect((await test.guest.get('/post-types/refused')).status).toBe(404);
  });

  it('are changed, switched off, and deleted without losing what was posted', async () => {
    await typeNamed('wish', { name: 'Wish' });
    const { body } = await post(member, '/discussions', { postTypeID: 'wish' });
    expect(body).toMatchObject({ type: 'discussion', postTypeID: 'wish' });
    const changed = await admin.patch('/post-types/wish', {
      name: 'Dream',
      postTypeID: 'other',
      isActive: 0,
    });
    expect(changed.body).toMatchObject({
      postTypeID: 'wish',
      name: 'Dream',
      isActive: false,
      updateUserID: test.admin.userID,
    });
    expect((await post(member, '/discussions', { postTypeID: 'wish' })).status).toBe(404);
    expect((await admin.delete('/post-types/wish')).status).toBe(204);
    expect((await admin.delete('/post-types/wish')).status).toBe(404);
    expect((await admin.patch('/post-types/wish', { isActive: true })).status).toBe(404);
    expect((await admin.post('/post-types', { ...bug, postTypeID: 'wish' })).status).toBe(400);
    expect((await test.guest.get('/post-types/wish')).status).toBe(404);
    expect((await test.guest.get('/post-types/wish?includeDeleted=true')).body.isDeleted).toBe(true);
    const listed = async (query: string) =>
      (await test.guest.get(`/post-types?postTypeID=wish,bug&expand=insertUser&${query}`)).body.map(
        (type: { postTypeID: string; insertUser: { name: string } }) =>
          `${type.postTypeID} by ${type.insertUser.name}`,
      );
    expect(await listed('')).toEqual(['bug by Adelina']);
    expect(await listed('includeDeleted=true')).toEqual(['bug by Adelina', 'wish by Adelina']);
    expect(await listed('includeDeleted=true&limit=1&page=2')).toEqual(['wish by Adelina']);
    const stored = await test.guest.get(`/discussions/${body.discussionID}`);
    expect(stored.body).toMatchObject({ type: 'discussion', postTypeID: 'wish' });
    expect((await admin.delete('/post-types/riddle')).status).toBe(400);
    expect((await admin.patch('/post-types/event', { isActive: true })).status).toBe(400);
  });

  it('of fifty made alike at once, one is there', async () => {
    const same = { ...bug, postTypeID: 'once' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => admin.post('/post-types', same)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  it('are restricted to roles, also when the last of these is deleted', async () => {
    const { body: role } = await admin.post('/roles', { name: 'Beekeepers' });
    await typeNamed('hive', { roleIDs: [role.roleID, 32] });
    expect((await test.guest.get('/post-types/hive')).body.roleIDs).toEqual([32, role.roleID]);
    expect((await post(member, '/discussions', { postTypeID: 'hive' })).status).toBe(403);
    expect((await post(test.moderator.client, '/discussions', { postTypeID: 'hive' })).status).toBe(201);
    const own = await discussionBy(test.moderator.client);
    const path = `/discussions/${own.discussionID}/type`;
    expect((await test.moderator.client.put(path, { postTypeID: 'hive' })).status).toBe(200);
    await admin.patch('/post-types/hive', { roleIDs: [role.roleID] });
    await admin.delete(`/roles/${role.roleID}`);
    expect((await test.guest.get('/post-types/hive')).body.roleIDs).toEqual([]);
    expect((await post(test.moderator.client, '/discussions', { postTypeID: 'hive' })).status).toBe(403);
    await admin.patch('/post-types/hive', { roleIDs: [] });
    expect((await post(member, '/discussions', { postTypeID: 'hive' })).status).toBe(201);
  });
});

describe('a category', () => {
  it('takes every type until it is restricted, also by what the type says', async () => {
    const { body: garden } = await admin.post('/categories', { name: 'Garden', urlcode: 'garden' });
    expect(garden).toMatchObject({
      hasRestrictedPostTypes: false,
      allowedDiscussionTypes: expect.arrayContaining(['discussion', 'riddle']),
    });
    expect(garden.allowedPostTypeIDs).toContain('bug');
    const path = `/categories/${garden.categoryID}`;
    const limited = await admin.patch(path, { allowedPostTypeIDs: ['Bug'] });
    expect(limited.body).toMatchObject({
      hasRestrictedPostTypes: true,
      allowedPostTypeIDs: ['bug'],
      allowedDiscussionTypes: ['discussion'],
      allowedPostTypeOptions: [{ postTypeID: 'bug', name: 'Bug', postButtonLabel: 'Report a Bug' }],
    });
    const there = { categoryID: garden.categoryID };
    expect((await post(member, '/discussions', { ...there, postTypeID: 'bug' })).status).toBe(201);
    const refused = await post(member, '/discussions', there);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ discussionType: 'discussion', allowedDiscussionTypes: ['bug'] });
    const seen = await test.guest.get('/post-types/bug');
    expect(seen.body.categoryIDs).toEqual([garden.categoryID]);
    expect(seen.body.availableCategoryIDs).not.toContain(test.privateCategoryID);
    await admin.patch('/post-types/riddle', { categoryIDs: [garden.categoryID] });
    expect((await test.guest.get(path)).body.allowedPostTypeIDs.sort()).toEqual(['bug', 'riddle']);
    expect((await admin.get(`${path}/edit`)).body).toMatchObject({
      hasRestrictedPostTypes: true,
      allowedPostTypeIDs: ['bug', 'riddle'],
    });
    const open = await admin.patch(path, { allowedDiscussionTypes: null });
    expect(open.body.hasRestrictedPostTypes).toBe(false);
    expect((await admin.patch(path, { allowedPostTypeIDs: ['nix'] })).status).toBe(422);
    await admin.patch(path, { allowedPostTypeIDs: ['riddle'] });
    const taking = async (query: string) => {
      const { body } = await test.guest.get(`/categories?outputFormat=flat&${query}`);
      return body.map((each: { categoryID: number }) => each.categoryID);
    };
    expect(await taking('postTypeID=bug')).toEqual([1]);
    expect((await taking('postTypeID=riddle')).sort()).toEqual([1, garden.categoryID]);
    expect(await taking('postTypeID=event')).toEqual([]);
    expect(await taking('postTypeID=event&postTypeStatus=both')).toEqual([1]);
    expect(await taking('postTypeID=bug&postTypeStatus=inactive')).toEqual([]);
    expect((await test.guest.get('/categories?postTypeStatus=nix')).status).toBe(422);
    const both = { allowedPostTypeIDs: ['bug'], allowedDiscussionTypes: ['discussion'] };
    expect((await admin.patch(path, both)).status).toBe(400);
  });

  it('lists no category that the viewer may not see', async () => {
    await typeNamed('secret', { categoryIDs: [1, test.privateCategoryID] });
    expect((await test.guest.get('/post-types/secret')).body.categoryIDs).toEqual([1]);
    expect((await admin.get('/post-types/secret')).body.categoryIDs).toEqual([1, test.privateCategoryID]);
  });
});

describe('discussions of a type', () => {
  it('are posted by the type, by its original with the type, or by its address', async () => {
    await typeNamed('charade', { parentPostTypeID: 'riddle' });
    for (const [path, postTypeID] of [
      ['/discussions', 'Charade'],
      ['/discussions/riddle', 'charade'],
      ['/discussions/charade', undefined],
    ] as const) {
      const { body } = await post(member, path, { postTypeID });
      expect(body).toMatchObject({ type: 'riddle', postTypeID: 'charade', statusID: UNGUESSED });
    }
    expect((await post(member, '/discussions/riddle', { postTypeID: 'bug' })).status).toBe(400);
    expect((await post(member, '/discussions', { postTypeID: 'nix' })).status).toBe(404);
    expect((await post(member, '/discussions', { type: 'riddle' })).body.type).toBe('discussion');
    const lists = async (query: string) =>
      (await test.guest.get(`/discussions?limit=100&${query}`)).headers.get('x-app-page-result-count');
    expect(await lists('postTypeID=charade')).toBe('3');
    expect(await lists('postTypeID[]=charade&type=discussion')).toBe('0');
    expect(await lists('type=riddle')).toBe('3');
    expect(await lists('postTypeID=riddle')).toBe('0');
  });

  it('change their type by PUT and PATCH, where that is allowed', async () => {
    const { discussionID } = await discussionBy(member);
    const path = `/discussions/${discussionID}`;
    const { client: moderator } = test.moderator;
    expect((await test.guest.put(`${path}/type`, { postTypeID: 'bug' })).status).toBe(403);
    expect((await member.put(`${path}/type`, { postTypeID: 'bug' })).status).toBe(403);
    expect((await member.patch(path, { postTypeID: 'bug' })).status).toBe(403);
    expect((await member.patch(path, { postTypeID: 'discussion', name: 'Still mine' })).status).toBe(200);
    const changed = await moderator.put(`${path}/type`, { postTypeID: 'bug' });
    expect(changed.body).toMatchObject({ type: 'discussion', postTypeID: 'bug', statusID: 0 });
    expect((await moderator.get(`${path}/edit`)).body).toMatchObject({
      type: 'discussion',
      postTypeID: 'bug',
    });
    expect((await moderator.patch(path, { postTypeID: 'riddle' })).body).toMatchObject({
      type: 'riddle',
      postTypeID: 'riddle',
      statusID: UNGUESSED,
    });
    expect((await moderator.put(`${path}/type`, { postTypeID: 'riddle' })).status).toBe(200);
    expect((await moderator.put(`${path}/type`, { postTypeID: 'nix' })).status).toBe(404);
    expect((await moderator.put(`${path}/type`, { postTypeID: 'redirect' })).status).toBe(400);
    expect((await moderator.put(`${path}/type`, { type: 'bug', postTypeID: 'bug' })).status).toBe(400);
    expect((await moderator.put(`${path}/type`, { type: 'bug', postMeta: {} })).status).toBe(400);
    expect((await moderator.put('/discussions/9999/type', { type: 'bug' })).status).toBe(404);
  });

  it('stand in the menu and on the page that makes one', async () => {
    const page = await member.page('/post/bug');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Report a Bug');
    expect((await member.page('/post/nix')).status).toBe(404);
    const lookup = '/layouts/lookup-hydrate?layoutViewType=createPost&params[postTypeID]=bug';
    expect(JSON.stringify((await member.get(lookup)).body)).toContain('"postTypeID":"bug"');
    const { body } = await member.get('/layouts/lookup-hydrate?layoutViewType=discussionList');
    expect(JSON.stringify(body)).toContain('"/post/bug"');
  });
});
