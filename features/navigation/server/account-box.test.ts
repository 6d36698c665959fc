// What capabilities add to the account box is there for whoever may open it, while their add-on is switched on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import type { HydratedLayout } from '../../../platform/contract/page.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { accountGroups, accountItems, accountTabs } from '../../../platform/server/places/account-box.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { HydratedTitleBar } from '../title-bar.contract.ts';

const hives = { id: 'hives', name: 'Hives', position: 20 };
const addon = {
  name: 'apiary',
  addon: { key: 'apiary', name: 'Apiary', description: 'Bees.', isEnabledByDefault: true },
  memberCounts: [{ name: 'Swarms', select: () => sql`3` }],
  extensions: [
    accountTabs.add({ id: 'hive', name: 'My hive', position: 5, countOf: 'swarms' }),
    accountTabs.add({ id: 'stores', name: 'Stores', position: 15, permission: 'site.manage' }),
    accountItems.add({
      ...{ id: 'bees', name: 'Bees', url: '/bees', icon: 'star' },
      ...{ group: hives, position: 10, countOf: 'swarms', countLimit: 2 },
    }),
    accountItems.add({
      ...{ id: 'honey', name: 'Honey', url: '/honey', icon: 'star' },
      ...{ group: accountGroups.admin, position: 15, permission: 'site.manage' as const },
    }),
  ],
};

let test: TestSite;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSiteWith([addon]);
  admin = await signedIn(test, 'Admin', 'administrator');
  member = await signedIn(test, 'Member');
});
afterAll(() => test?.close());

async function boxOf(client: TestClient) {
  const { text } = await client.page('/categories');
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  const bar = page.titleBar?.$reactProps as unknown as HydratedTitleBar;
  return bar.account;
}
const tabsOf = async (client: TestClient) => (await boxOf(client))?.tabs.map(({ id }) => id);
const linksOf = async (client: TestClient) =>
  (await boxOf(client))?.groups.map(({ id, links }) => [id, ...links.map((link) => link.id)]);

it('holds what the product and an add-on offer a member, in order', async () => {
  expect(await tabsOf(member.client)).toEqual(['hive', 'notifications', 'messages']);
  expect(await linksOf(member.client)).toEqual([
    ['discussions', 'bookmarks', 'drafts', 'my-posts'],
    ['hives', 'bees'],
    [
      'account',
      'security',
      'signature',
      'notification-preferences',
      'ignored',
      'followed-content',
      'display',
      'own-data',
    ],
  ]);
  expect((await boxOf(member.client))?.tabs[0]).toEqual({ id: 'hive', name: 'My hive', countOf: 'swarms' });
  const links = (await boxOf(member.client))?.groups.flatMap((group) => group.links);
  expect(links?.find(({ id }) => id === 'bees')).toMatchObject({ countOf: 'swarms', countLimit: 2 });
});

it('offers administrators what only they may open', async () => {
  expect(await tabsOf(admin.client)).toEqual(['hive', 'notifications', 'stores', 'messages']);
  expect((await linksOf(admin.client))?.find(([id]) => id === 'admin')).toEqual([
    'admin',
    'dashboard',
    ...['appearance', 'honey', 'categories', 'layouts', 'navigation', 'addons', 'settings'],
  ]);
});

it('is not there for guests', async () => {
  expect(await boxOf(test.guest)).toBeUndefined();
});

it('loses what an add-on offered when that is switched off', async () => {
  await admin.client.patch('/addons/apiary', { enabled: false });
  expect(await tabsOf(admin.client)).toEqual(['notifications', 'messages']);
  expect((await linksOf(admin.client))?.map(([id]) => id)).toEqual([
    ...['discussions', 'moderation', 'admin', 'account'],
  ]);
  await admin.client.patch('/addons/apiary', { enabled: true });
  expect(await tabsOf(member.client)).toEqual(['hive', 'notifications', 'messages']);
});
