import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { AdminPagesProps } from '../admin-pages.contract.ts';

const texts = { title: 'Hives', description: 'Where the bees live.', icon: 'star', views: [] };
const addon = {
  name: 'apiary',
  addon: { key: 'apiary', name: 'Apiary', description: 'Bees.', isEnabledByDefault: true },
  extensions: [
    adminPages.add({
      ...{ id: 'hives', ...texts, url: '/settings/hives', group: adminGroups.people, position: 5 },
      permission: 'users.edit' as const,
    }),
    adminPages.add({
      ...{ id: 'wax', ...texts, url: '/appearance/wax', group: adminGroups.appearance, position: 25 },
      permission: 'site.manage' as const,
    }),
  ],
};

let test: TestSite;
let admin: TestMember;
let member: TestMember;
let editor: TestMember;
beforeAll(async () => {
  test = await testSiteWith([addon]);
  admin = await signedIn(test, 'Admin', 'administrator');
  member = await signedIn(test, 'Member');
  editor = await editorOfMembers();
});
afterAll(() => test?.close());

async function editorOfMembers(): Promise<TestMember> {
  const { body: role } = await admin.client.post('/roles', {
    name: 'Editors',
    permissions: [{ type: 'global', permissions: { 'users.edit': true, 'session.valid': true } }],
  });
  const made = await signedIn(test, 'Editor');
  const { body } = await admin.client.get(`/users/${made.userID}`);
  const roleID = [...body.roles.map((each: { roleID: number }) => each.roleID), role.roleID];
  await admin.client.patch(`/users/${made.userID}`, { roleID });
  return made;
}

async function listed(client: TestClient, path: string) {
  const { status, text } = await client.page(path);
  if (status !== 200) return status;
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  const [node] = page.layout.flatMap(({ $reactProps }) => $reactProps.children as LayoutNode[]);
  const { groups } = (node as LayoutNode).$reactProps as unknown as AdminPagesProps;
  return groups.map(({ id, pages }) => [id, ...pages.map(({ url }) => url)]);
}

const LOOKS = [
  ...['/appearance/branding', '/appearance/themes', '/appearance/layouts', '/appearance/fragments'],
  ...['/appearance/pages', '/appearance/navigation', '/appearance/languages', '/appearance/style-guides'],
];

it('leads administrators to every page where something is managed, each of which is there', async () => {
  await admin.client.patch('/addons/apiary', { enabled: false });
  const all = (await listed(admin.client, '/settings')) as string[][];
  expect(all.flat()).toEqual(
    expect.arrayContaining([
      '/users/imported',
      '/dashboard/content/categories',
      ...LOOKS,
      '/settings/addons',
    ]),
  );
  expect(all.flat().join()).not.toMatch(/hives|wax/);
  for (const url of all.flatMap(([, ...urls]) => urls))
    expect([url, (await admin.client.page(url)).status]).toEqual([url, 200]);
  expect(await listed(admin.client, '/appearance')).toEqual([all.find(([id]) => id === 'appearance')]);
  await admin.client.patch('/addons/apiary', { enabled: true });
});

it('shows what an add-on brings in its place, while that is switched on', async () => {
  expect(await listed(admin.client, '/appearance')).toEqual([
    ['appearance', ...LOOKS.slice(0, 2), '/appearance/wax', ...LOOKS.slice(2)],
  ]);
  const [people] = (await listed(admin.client, '/settings')) as string[][];
  expect(people?.slice(0, 4)).toEqual(['people', '/dashboard/members', '/settings/hives', '/users/imported']);
});

it('opens for whoever may open one of the pages, and shows no more', async () => {
  expect(await listed(editor.client, '/settings')).toEqual([
    ['people', '/dashboard/members', '/settings/hives', '/users/imported', '/dashboard/user/bans'],
  ]);
  expect(await listed(editor.client, '/appearance')).toBe(403);
});

it('is closed for members, and asks guests to sign in', async () => {
  expect(await listed(member.client, '/settings')).toBe(403);
  expect([await listed(test.guest, '/appearance'), await listed(member.client, '/appearance')]).toEqual([
    403, 403,
  ]);
  expect(await listed(test.guest, '/settings')).toBe(302);
});
