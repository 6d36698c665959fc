// A tab that an add-on brings is there for whoever may see it, with its page, while the add-on is switched on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { profileTabs, profileTabTemplate } from '../../../platform/server/places/profile-tabs.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { ProfileHeadProps } from '../profile-widgets.contract.ts';

declare module '../../../platform/contract/widget-data.ts' {
  interface WidgetData {
    Hives: { of?: string };
  }
}

const addon = {
  name: 'apiary',
  dependsOn: ['profiles'],
  addon: { key: 'apiary', name: 'Apiary', description: 'Bees.', isEnabledByDefault: true },
  templates: [
    profileTabTemplate('profileHives', 'Hives of a Member', { main: ['hives.list'] }),
    profileTabTemplate('profileStings', 'Stings of a Member', { main: ['hives.list'] }),
  ],
  widgets: [
    widget({
      id: 'hives.list',
      component: 'Hives',
      name: 'Hives',
      hydrate: async (_ctx, { params }) => ({ of: params.user?.name }),
    }),
  ],
  extensions: [
    profileTabs.add({
      ...{ id: 'hives', name: 'Hives', title: 'Hives of {name}', layoutViewType: 'profileHives' },
      ...{ position: 15, count: async () => 3 },
    }),
    profileTabs.add({
      ...{ id: 'stings', name: 'Stings', title: 'Stings of {name}', layoutViewType: 'profileStings' },
      ...{ position: 40, permission: 'site.manage' as const },
    }),
  ],
};

let test: TestSite;
let admin: TestMember;
let melba: TestMember;
beforeAll(async () => {
  test = await testSiteWith([addon]);
  admin = await signedIn(test, 'Admin', 'administrator');
  melba = await signedIn(test, 'Melba');
});
afterAll(() => test?.close());

async function shown(client: TestClient, path: string) {
  const { status, text, headers } = await client.page(path);
  if (status !== 200) return { status, location: headers.get('location') };
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  const nodes = page.layout.flatMap(({ $reactProps }) =>
    Object.values($reactProps).flatMap((area) => area as LayoutNode[]),
  );
  const propsOf = (name: string) => nodes.find((node) => node?.$reactComponent === name)?.$reactProps;
  return { status, seo: page.seo, head: propsOf('ProfileHead') as never as ProfileHeadProps, propsOf };
}
const tabsOf = async (client: TestClient) =>
  (await shown(client, '/profile/Melba')).head?.tabs.map(({ section, count }) => [section, count]);

it('stands among those of the product, with what is counted', async () => {
  expect(await tabsOf(melba.client)).toEqual([
    ['overview', undefined],
    ['discussions', 0],
    ['hives', 3],
    ['comments', 0],
  ]);
});

it('has a page of its own at one address, which marks it as open', async () => {
  const path = `/profile/hives/${melba.userID}/Melba`;
  const { head, seo, propsOf } = await shown(admin.client, path);
  expect([head?.section, seo?.title, propsOf?.('Hives')]).toEqual([
    ...['hives', expect.stringContaining('Hives of Melba'), expect.objectContaining({ of: 'Melba' })],
  ]);
  expect(await shown(admin.client, '/profile/hives/melba')).toEqual({ status: 301, location: path });
});

it('is not there for those without its permission', async () => {
  const path = `/profile/stings/${melba.userID}/Melba`;
  expect((await shown(admin.client, path)).status).toBe(200);
  expect(await tabsOf(admin.client)).toContainEqual(['stings', undefined]);
  expect((await shown(melba.client, path)).status).toBe(404);
});

it('goes when the add-on is switched off, page and all', async () => {
  await admin.client.patch('/addons/apiary', { enabled: false });
  expect((await tabsOf(melba.client))?.map(([section]) => section)).toEqual([
    ...['overview', 'discussions', 'comments'],
  ]);
  const closed = await shown(melba.client, `/profile/hives/${melba.userID}/Melba`);
  expect(closed.status).toBe(404);
});

it('leaves addresses of no tab to whoever has them, and else unfound', async () => {
  expect((await shown(melba.client, '/profile/nothing/Melba')).status).toBe(404);
});
