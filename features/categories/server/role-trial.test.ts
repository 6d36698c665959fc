// Trying other permissions of a role: what is said is what saving them then does.
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { PermissionChange, RoleTrial } from '../role-trials.contract.ts';

const test = communityOfFile();
const GUEST = 2;
const MEMBER = 8;
const VIEW = 'discussions.view';

let made = 0;
async function category(post: object = {}): Promise<number> {
  const urlcode = `role-tried-${++made}`;
  const { body, status, text } = await test.admin.client.post('/categories', {
    name: urlcode,
    urlcode,
    ...post,
  });
  if (status !== 201) throw new Error(text);
  await discussionBy(test.admin.client, { categoryID: body.categoryID, name: `In ${urlcode}` });
  return body.categoryID;
}

async function role(permissions: object[] = []): Promise<number> {
  const { body, status, text } = await test.admin.client.post('/roles', {
    name: `Tried ${++made}`,
    permissions: [{ type: 'global', permissions: { 'session.valid': true } }, ...permissions],
  });
  if (status >= 300) throw new Error(text);
  return body.roleID;
}

async function holder(name: string, roleIDs: number[]): Promise<TestMember> {
  const person = await signedIn(test, name);
  await test.admin.client.patch(`/users/${person.userID}`, { roleID: roleIDs });
  return person;
}

type Fragment = { type: string; id?: number; permissions: Record<string, boolean> };
const of = (id: number, permissions: Record<string, boolean>): Fragment => ({
  type: 'category',
  id,
  permissions,
});
const everywhere = (permissions: Record<string, boolean>): Fragment => ({ type: 'global', permissions });

async function tried(roleID: number, ...permissions: Fragment[]): Promise<RoleTrial> {
  const { body, status, text } = await test.admin.client.post(`/roles/${roleID}/permission-trials`, {
    permissions,
  });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body;
}

async function save(roleID: number, ...permissions: Fragment[]): Promise<void> {
  const { status, text } = await test.admin.client.patch(`/roles/${roleID}/permissions`, permissions);
  if (status !== 200) throw new Error(`${status}: ${text}`);
}

const short = (changes: readonly PermissionChange[]) =>
  changes.map(({ permission, isGained, countCategories }) => [
    `${isGained ? '+' : '-'}${permission}`,
    countCategories,
  ]);

const ofRole = ({ roles }: RoleTrial, roleID: number) => roles.find((each) => each.roleID === roleID);
const ofMember = ({ members }: RoleTrial, { userID }: TestMember) =>
  members.find((each) => each.userID === userID);

const stored = () =>
  test.site.database.rows(sql`
    select (select jsonb_agg(p order by role_id, resource_type, resource_id, permission) from role_permissions p) as grants,
      (select jsonb_agg(c order by category_id) from categories c) as categories,
      (select count(*)::int from audit_log) as acts`);

/** How many categories and discussions somebody reads. */
async function reads(client: TestClient): Promise<{ categories: number; discussions: number }> {
  const categories = (await client.get('/categories?outputFormat=flat&limit=200')).body.length;
  const { headers } = await client.get('/discussions?limit=1');
  return { categories, discussions: Number(headers.get('x-app-page-result-count')) };
}

describe('trying permissions of a role', () => {
  it('says what a grant for a category opens to its members, and changes nothing', async () => {
    const room = await category({ customPermissions: true });
    const below = await category({ parentCategoryID: room });
    const keepers = await role();
    const keeper = await holder('Kip_of_rooms', [MEMBER, keepers]);
    const before = await stored();
    const trial = await tried(keepers, of(room, { [VIEW]: true, 'comments.delete': true }));
    expect(await stored()).toEqual(before);
    expect(trial).toMatchObject({
      countHolders: 1,
      hasMoreHolders: false,
      countMembers: 1,
      hasMoreMembers: false,
    });
    expect(trial.roles.map(({ roleID }) => roleID)).toEqual([keepers]);
    const changes = [
      [`+${VIEW}`, 2],
      ['+comments.delete', 2],
    ];
    const theirs = ofMember(trial, keeper);
    expect(short(theirs?.changes ?? []).sort()).toEqual(changes.sort());
    expect(theirs?.changes[0]).toMatchObject({
      countDiscussions: 2,
      categories: [{ categoryID: room }, { categoryID: below }],
    });
    expect(theirs?.sight).toEqual({
      ...{ countCategoriesShown: 2, countCategoriesHidden: 0, countShown: 2, countHidden: 0 },
    });
    const now = await reads(keeper.client);
    await save(keepers, of(room, { [VIEW]: true, 'comments.delete': true }));
    const then = await reads(keeper.client);
    expect(then).toEqual({ categories: now.categories + 2, discussions: now.discussions + 2 });
    expect((await tried(keepers, of(room, { [VIEW]: true }))).roles).toEqual([]);
  });

  it('says whom it closes an open category to, guests and members alike', async () => {
    const open = await category();
    const keepers = await role();
    const trial = await tried(keepers, of(open, { [VIEW]: true }));
    expect(ofRole(trial, GUEST)?.sight).toMatchObject({ countCategoriesHidden: 1, countHidden: 1 });
    expect(short(ofRole(trial, MEMBER)?.changes ?? [])).toContainEqual([`-${VIEW}`, 1]);
    expect(trial.countMembers).toBeGreaterThanOrEqual(2);
    expect(ofMember(trial, test.admin)).toBeUndefined();
    const now = [await reads(test.guest), await reads(test.member.client)];
    await save(keepers, of(open, { [VIEW]: true }));
    const then = [await reads(test.guest), await reads(test.member.client)];
    for (const [at, { categories, discussions }] of now.entries())
      expect(then[at]).toEqual({ categories: categories - 1, discussions: discussions - 1 });
  });

  it('counts what is withdrawn everywhere where no permissions of its own stand against it', async () => {
    const tree = (await test.site.database.row<{ open: number }>(sql`
      with recursive closed as (
        select category_id from categories where has_custom_permissions
        union select c.category_id from categories c join closed on c.parent_category_id = closed.category_id)
      select count(*)::int as open from categories
      where category_id > 0 and category_id not in (select category_id from closed)`)) ?? { open: 0 };
    const trial = await tried(
      MEMBER,
      of(0, { 'comments.add': false }),
      everywhere({ 'conversations.add': false }),
    );
    const changes = short(ofMember(trial, test.member)?.changes ?? []);
    expect(changes).toContainEqual(['-comments.add', tree.open]);
    expect(changes).toContainEqual(['-conversations.add', null]);
    // The moderator holds the same by another role.
    expect(ofMember(trial, test.moderator)).toBeUndefined();
    expect(ofMember(trial, test.member)?.sight).toEqual({
      ...{ countCategoriesShown: 0, countCategoriesHidden: 0, countShown: 0, countHidden: 0 },
    });
  });

  it('says what beginning to manage the site opens, and what ending it closes again', async () => {
    const managers = await role();
    const person = await holder('Mona_manages', [managers]);
    const manage = everywhere({ 'site.manage': true });
    const begins = ofMember(await tried(managers, manage), person);
    const now = await reads(person.client);
    await save(managers, manage);
    const then = await reads(person.client);
    expect(begins?.sight.countCategoriesShown).toBe(then.categories - now.categories);
    expect(begins?.sight.countShown).toBe(then.discussions - now.discussions);
    expect(then.categories).toBeGreaterThan(now.categories);
    const end = everywhere({ 'site.manage': false });
    const ends = ofMember(await tried(managers, end), person);
    await save(managers, end);
    const after = await reads(person.client);
    expect(ends?.sight.countCategoriesHidden).toBe(then.categories - after.categories);
    expect(after).toEqual(now);
  });

  it('is for those who may save it, and takes what can be saved', async () => {
    const post = { permissions: [everywhere({ 'conversations.add': false })] };
    for (const client of [test.guest, test.member.client, test.moderator.client])
      expect((await client.post(`/roles/${MEMBER}/permission-trials`, post)).status).toBe(403);
    const send = async (roleID: number, permissions: Fragment[]) =>
      (await test.admin.client.post(`/roles/${roleID}/permission-trials`, { permissions })).status;
    expect(await send(999_999, post.permissions)).toBe(404);
    expect(await send(MEMBER, [])).toBe(422);
    expect(await send(MEMBER, [everywhere({ 'no.such': true })])).toBe(422);
    expect(await send(MEMBER, [of(999_999, { [VIEW]: true })])).toBe(422);
    expect(await send(MEMBER, [of(1, { 'site.manage': true })])).toBe(422);
  });
});
