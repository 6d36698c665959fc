import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn } from '../../users/server/testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite();
});
afterAll(() => test.close());

async function placesFor(client: TestClient) {
  const { status, text } = await client.page('/appearance');
  if (status !== 200) return status;
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  const nodes = page.layout.flatMap(({ $reactProps }) => $reactProps.children as LayoutNode[]);
  return nodes.map(({ $reactComponent, $reactProps }) => [$reactComponent, $reactProps.places]);
}

it('the overview leads to every page that changes how the community looks, each of which is there', async () => {
  const boss = await signedIn(test, 'Boss', 'administrator');
  expect(await placesFor(boss.client)).toEqual([
    [
      'AppearancePage',
      ['branding', 'themes', 'layouts', 'fragments', 'pages', 'navigation', 'languages', 'styleGuide'],
    ],
  ]);
  for (const path of [
    'branding',
    'themes',
    'layouts',
    'fragments',
    'pages',
    'navigation',
    'languages',
    'style-guides',
  ])
    expect((await boss.client.page(`/appearance/${path}`)).status, path).toBe(200);
});

it('is closed for guests and members', async () => {
  const member = await signedIn(test, 'Member');
  expect([await placesFor(test.guest), await placesFor(member.client)]).toEqual([403, 403]);
});
