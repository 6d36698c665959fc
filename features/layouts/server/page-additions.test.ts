// What an add-on puts onto the home page stands where it says, while the add-on is switched on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import type { PageAdditions } from '../../../platform/server/layouts/page-additions.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn } from '../../users/server/testing/members.ts';

const node = (name: string): LayoutNode => ({ $reactComponent: name, $reactProps: {} });
const additions: PageAdditions = async (_ctx, { layoutViewType }) =>
  layoutViewType === 'home'
    ? [
        { area: 'content', node: node('Above') },
        { area: 'content', node: node('Below'), isLast: true },
        { area: 'panel', node: node('Beside'), isLast: true },
      ]
    : [];

let test: TestSite;
beforeAll(async () => {
  test = await testSiteWith([
    {
      name: 'apiary',
      addon: { key: 'apiary', name: 'Apiary', description: 'Bees.', isEnabledByDefault: true },
      pageAdditions: additions,
    },
  ]);
});
afterAll(() => test?.close());

async function areasOfHome() {
  const { text } = await test.guest.page('/');
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  const props = page.layout.find((each) => each.$reactComponent === 'SectionTwoColumns')?.$reactProps ?? {};
  const namesIn = (area: string) =>
    ((props[area] ?? []) as LayoutNode[]).map(({ $reactComponent }) => $reactComponent);
  return { top: namesIn('mainTop'), bottom: namesIn('mainBottom'), panel: namesIn('secondaryBottom') };
}

it('adds sections above and below those of the layout, and takes them along', async () => {
  const { top, bottom, panel } = await areasOfHome();
  expect([top[0], bottom.at(-1), panel.at(-1)]).toEqual(['Above', 'Below', 'Beside']);
  expect(bottom.length).toBeGreaterThan(1);
  const admin = await signedIn(test, 'Admin', 'administrator');
  const layout = [{ $hydrate: 'react.section.2-columns', mainTop: [] }];
  const preview = await admin.client.post('/layouts/hydrate', { layoutViewType: 'home', params: {}, layout });
  expect([preview.status, preview.body.layout[0].$reactProps.mainTop]).toEqual([200, []]);
  await admin.client.patch('/addons/apiary', { enabled: false });
  const without = await areasOfHome();
  expect(without).toEqual({ top: top.slice(1), bottom: bottom.slice(0, -1), panel: panel.slice(0, -1) });
});
