// The data of pages, by the names under which a renderer written for the reference product reads them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
let admin: TestClient;
let categoryID: number;
let discussionID: number;
beforeAll(async () => {
  test = await testSite();
  await withoutFloodLimits(test);
  admin = (await signedIn(test, 'Boss', 'administrator')).client;
  ({ categoryID } = (await admin.post('/categories', { name: 'Shore', urlcode: 'shore' })).body);
  const post = { name: 'Terns', body: 'They nest.', format: 'text', categoryID, newTagNames: ['birds'] };
  ({ discussionID } = (await admin.post('/discussions', post)).body);
});
afterAll(() => test?.close());

const page = async (query: string) => (await test.guest.get(`/layouts/lookup-hydrate?${query}`)).body;

// biome-ignore lint/suspicious/noExplicitAny: what a node holds is what is looked at here.
type Node = { $reactComponent: string; $reactProps: any };

/** Every node of this name, however deep. */
function nodesOf(value: unknown, name: string): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((each) => nodesOf(each, name));
  return (value as Node).$reactComponent === name ? [value as Node, ...below] : below;
}

it('names the discussion of a page, and how it is asked for again', async () => {
  const { contexts, layout } = await page(
    `layoutViewType=post&recordType=discussion&recordID=${discussionID}&params[page]=1`,
  );
  const [comment] = nodesOf(contexts, 'CreateCommentProvider');
  expect(comment?.$reactProps).toEqual({ parentRecordType: 'discussion', parentRecordID: discussionID });
  const context = nodesOf(contexts, 'PostPageContextProvider')[0]?.$reactProps;
  expect(context).toMatchObject({ initialPage: 1, discussion: { discussionID, name: 'Terns', categoryID } });
  const again = await test.guest.get(
    `/discussions/${discussionID}?expand=${context.discussionApiParams.expand.join(',')}`,
  );
  expect(again.body).toMatchObject({ insertUser: { name: 'Boss' }, category: { name: 'Shore' } });
  const post = nodesOf(layout, 'OriginalPostAsset')[0]?.$reactProps;
  expect(post).toMatchObject({
    discussionApiParams: context.discussionApiParams,
    discussion: { body: expect.stringContaining('They nest.') },
  });
  const crumbs = nodesOf(layout, 'Breadcrumbs')[0]?.$reactProps;
  expect(crumbs.children).toEqual(crumbs.crumbs);
  expect(crumbs.children.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Shore']);
  expect(nodesOf(layout, 'PostTagsAsset')[0]?.$reactProps.itemOptions).toEqual({ tagPreset: 'standard' });
});

it('writes the looks of tags in small letters, however a layout has them', async () => {
  const layout = [
    {
      $hydrate: 'react.section.1-column',
      children: [{ $hydrate: 'react.tag', itemOptions: { tagPreset: 'GREYSCALE' } }],
    },
  ];
  const { body } = await admin.post('/layouts/hydrate', { layoutViewType: 'home', params: {}, layout });
  expect(nodesOf(body, 'TagWidget')[0]?.$reactProps.itemOptions).toEqual({ tagPreset: 'greyscale' });
});

it('finds the list of a category, and a layout of that kind that was made for it', async () => {
  const asked = `layoutViewType=discussionList&recordType=category&recordID=${categoryID}`;
  expect(await page(asked)).toMatchObject({ layoutViewType: 'discussionCategoryPage' });
  const list = { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.asset.discussionList' }] };
  const { body } = await admin.post('/layouts', {
    name: 'Shores',
    layoutViewType: 'discussionList',
    layout: [list],
  });
  const views = [{ recordType: 'category', recordID: categoryID }];
  expect((await admin.put(`/layouts/${body.layoutID}/views`, views)).status).toBe(201);
  await admin.patch('/config', { 'customLayout.discussionList': true });
  const found = await page(asked);
  expect(found).toMatchObject({ layoutID: body.layoutID, name: 'Shores', layoutViewType: 'discussionList' });
  const { discussions } = nodesOf(found.layout, 'DiscussionsWidget')[0]?.$reactProps ?? {};
  expect(discussions.map((each: { name: string }) => each.name)).toEqual(['Terns']);
  const elsewhere = await page('layoutViewType=discussionList&recordType=category&recordID=1');
  expect(elsewhere.layoutViewType).toBe('discussionCategoryPage');
});
