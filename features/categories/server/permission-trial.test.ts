import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';

const test = communityOfFile();
const GUEST = 2;
const MEMBER = 8;
const VIEW = 'discussions.view';
const ADD = 'discussions.add';

let made = 0;
/** A category, one below it, and one below it that has permissions of its own; a discussion in each. */
async function tree() {
  const add = async (post: object) => {
    const urlcode = `tried-${++made}`;
    const { body, status, text } = await test.admin.client.post('/categories', {
      name: urlcode,
      urlcode,
      ...post,
    });
    if (status !== 201) throw new Error(text);
    await discussionBy(test.admin.client, { categoryID: body.categoryID, name: `In ${urlcode}` });
    return body.categoryID as number;
  };
  const top = await add({});
  return {
    top,
    below: await add({ parentCategoryID: top }),
    closed: await add({ parentCategoryID: top, customPermissions: true }),
  };
}

const tried = async (categoryID: number, post: object) =>
  test.admin.client.post(`/categories/${categoryID}/permission-trials`, post);

async function seen(client: TestClient, categoryID: number): Promise<number> {
  const { headers, status } = await client.get(
    `/discussions?categoryID=${categoryID}&includeChildCategories=true&limit=1`,
  );
  return status === 200 ? Number(headers.get('x-app-page-result-count')) : 0;
}

const mayStart = async (client: TestClient, categoryID: number) =>
  (await client.post('/discussions', { name: 'A try', body: 'Words', format: 'text', categoryID })).status ===
  201;

/** All that is stored of permissions, and what staff did. */
const stored = () =>
  test.site.database.rows(sql`
    select (select jsonb_agg(p order by role_id, resource_type, resource_id, permission) from role_permissions p) as grants,
      (select jsonb_agg(c order by category_id) from categories c) as categories,
      (select count(*)::int from audit_log) as acts`);

async function save(categoryID: number, roles: { roleID: number; permissions: string[] }[]) {
  expect(
    (await test.admin.client.patch(`/categories/${categoryID}`, { customPermissions: true })).status,
  ).toBe(200);
  for (const { roleID, permissions } of roles) {
    const given = Object.fromEntries(permissions.map((name) => [name, true]));
    const patch = [{ type: 'category', id: categoryID, permissions: given }];
    if (permissions.length > 0)
      expect((await test.admin.client.patch(`/roles/${roleID}/permissions`, patch)).status).toBe(200);
  }
}

describe('trying permissions of a category', () => {
  it('says what saving them does, and changes nothing', async () => {
    const { top } = await tree();
    const roles = [{ roleID: MEMBER, permissions: [VIEW] }];
    const before = await stored();
    const { status, body } = await tried(top, { customPermissions: true, roles });
    expect(status).toBe(200);
    expect(await stored()).toEqual(before);
    expect(body).toMatchObject({
      countCategories: 2,
      guests: { countShown: 0, countHidden: 2 },
      newMembers: { countShown: 0, countHidden: 0 },
      hasMoreMembers: false,
    });
    const ofRole = (roleID: number) => body.roles.find((each: { roleID: number }) => each.roleID === roleID);
    expect(ofRole(GUEST)).toMatchObject({ gains: [], losses: [VIEW] });
    expect(ofRole(MEMBER).gains).toEqual([]);
    expect(ofRole(MEMBER).losses).toContain(ADD);
    expect(ofRole(MEMBER).losses).not.toContain(VIEW);
    const names = body.members.map((each: { name: string }) => each.name);
    expect(names).toEqual(expect.arrayContaining(['Modesto', 'Melba', 'Otto']));
    expect(names).not.toContain('Adelina');
    expect(body.countMembers).toBe(body.members.length);

    const [guests, members] = [await seen(test.guest, top), await seen(test.member.client, top)];
    expect([guests, members]).toEqual([2, 2]);
    expect(await mayStart(test.admin.client, top)).toBe(true);
    const now = await tried(top, { customPermissions: true, roles });
    await save(top, roles);
    expect(await seen(test.guest, top)).toBe(3 - now.body.guests.countHidden);
    expect(await seen(test.member.client, top)).toBe(3);
    expect(await mayStart(test.member.client, top)).toBe(false);
    expect((await tried(top, { customPermissions: true, roles })).body).toMatchObject({
      roles: [],
      countMembers: 0,
      members: [],
    });
  });

  it('says what opening it again shows, as it then is', async () => {
    const { top, closed } = await tree();
    await save(top, []);
    const { body } = await tried(top, { customPermissions: false });
    expect(body).toMatchObject({
      guests: { countShown: 2, countHidden: 0 },
      newMembers: { countShown: 2, countHidden: 0 },
    });
    expect(await seen(test.guest, top)).toBe(0);
    await test.admin.client.patch(`/categories/${top}`, { customPermissions: false });
    expect(await seen(test.guest, top)).toBe(body.guests.countShown);
    expect(await seen(test.member.client, top)).toBe(body.newMembers.countShown);
    expect((await tried(closed, { customPermissions: false })).body).toMatchObject({
      countCategories: 1,
      guests: { countShown: 1 },
    });
  });

  it('names no member to whom another role permits the same', async () => {
    const { top } = await tree();
    const { body: keepers } = await test.admin.client.post('/roles', { name: 'Keepers of trials' });
    const keeper = await signedIn(test, 'Kip_two_roles');
    await test.admin.client.patch(`/users/${keeper.userID}`, { roleID: [MEMBER, keepers.roleID] });
    const every = (await test.admin.client.get('/roles/8?expand=permissions')).body.permissions
      .filter((each: { type: string; id?: number }) => each.type === 'category' && each.id === 0)
      .flatMap((each: { permissions: Record<string, boolean> }) =>
        Object.keys(each.permissions).filter((name) => each.permissions[name] && name.includes('.')),
      );
    const held = every.filter((name: string) => !name.endsWith('.moderate') && name !== 'comments.viewAll');
    const { body, text, status } = await tried(top, {
      customPermissions: true,
      roles: [{ roleID: keepers.roleID, permissions: held }],
    });
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    const named = body.members.map((each: { name: string }) => each.name);
    expect(named).toContain('Melba');
    expect(named).not.toContain('Kip_two_roles');
  });

  it('counts a thousand members and says that there are more', async () => {
    const { top } = await tree();
    await test.site.database.execute(sql`
      with made as (
        insert into users (name, name_key) select 'Crowd_' || n, 'crowd_' || n from generate_series(1, 1100) n returning user_id)
      insert into user_roles (user_id, role_id) select user_id, ${MEMBER} from made`);
    const { body } = await tried(top, { customPermissions: true });
    expect([body.countMembers, body.hasMoreMembers, body.members.length]).toEqual([1000, true, 10]);
  });

  it('is for those who may save them, and takes what can be saved', async () => {
    const post = { customPermissions: true };
    for (const client of [test.guest, test.member.client, test.moderator.client])
      expect((await client.post('/categories/1/permission-trials', post)).status).toBe(403);
    expect((await tried(999_999, post)).status).toBe(404);
    const wrong = await tried(1, {
      ...post,
      roles: [
        { roleID: 99_999, permissions: [VIEW] },
        { roleID: MEMBER, permissions: ['site.manage', 'no.such'] },
      ],
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map((each: { path: string }) => each.path)).toEqual([
      'roles[0]',
      'roles[1]',
      'roles[1]',
    ]);
  });
});
