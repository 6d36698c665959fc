// Every widget of a layout, through the one call behind every page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';

let test: Community;
let gardenID: number;
let collectionID: number;

beforeAll(async () => {
  test = await community();
  const { client } = test.admin;
  gardenID = (await client.post('/categories', { name: 'Garden', urlcode: 'garden', featured: true })).body
    .categoryID;
  const { discussionID } = await discussionBy(test.member.client, {
    name: 'Bees swarm',
    categoryID: gardenID,
  });
  await discussionBy(test.moderator.client, { name: 'Hush', categoryID: test.privateCategoryID });
  const { body: tag } = await client.post('/tags', { name: 'coast' });
  await client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tag.tagID] });
  await client.patch(`/discussions/${discussionID}`, { pinLocation: 'recent' });
  const records = [
    { recordType: 'discussion', recordID: discussionID },
    { recordType: 'category', recordID: gardenID },
    { recordType: 'category', recordID: test.privateCategoryID },
  ];
  collectionID = (await client.post('/collections', { name: 'Worth keeping', records })).body.collectionID;
}, 60_000);
afterAll(() => test.close());

/** The home page as a layout of these widgets alone; undefined: left out. */
async function hydrated(
  widgets: Record<string, unknown>[],
  client: TestClient = test.guest,
): Promise<(LayoutNode | undefined)[]> {
  await layOut(widgets);
  const { body, status, text } = await client.get('/layouts/lookup-hydrate?layoutViewType=home');
  if (status !== 200) throw new Error(text);
  const nodes: LayoutNode[] = body.layout[0].$reactProps.children;
  return widgets.map((_, at) => nodes.find((node) => node.$reactTestID === String(at)));
}

async function layOut(widgets: Record<string, unknown>[]): Promise<void> {
  const children = widgets.map((each, at) => ({ ...each, $reactTestID: String(at) }));
  const layout = [{ $hydrate: 'react.section.1-column', children }];
  await test.site.database.execute(sql`delete from layouts`);
  await test.site.database.execute(sql`
    with made as (
      insert into layouts (name, layout_view_type, layout) values ('All', 'home', ${JSON.stringify(layout)}::jsonb)
      returning layout_id)
    insert into layout_views (layout_id, layout_view_type, record_type, record_id)
    select layout_id, 'home', 'global', -1 from made`);
  test.site.touch(['layouts']);
}

describe('banners', () => {
  it('ask how they can help unless they are told other words', async () => {
    const [plain, named, own, hidden] = await hydrated([
      { $hydrate: 'react.app-banner' },
      { $hydrate: 'react.app-banner', titleType: 'siteSection/name' },
      { $hydrate: 'react.app-banner', titleType: 'static', title: 'Ask us', alignment: 'center' },
      { $hydrate: 'react.app-banner', titleType: 'none', descriptionType: 'none', hideSearch: true },
    ]);
    expect(plain?.$reactComponent).toBe('BannerWidget');
    expect(plain?.$reactProps).toMatchObject({
      title: 'How can we help you?',
      showTitle: true,
      showSearch: true,
      alignment: 'left',
      searchPlacement: 'middle',
    });
    expect(named?.$reactProps.title).toBe('Parley');
    expect(own?.$reactProps).toMatchObject({ title: 'Ask us', alignment: 'center' });
    expect(hidden?.$reactProps).toMatchObject({
      showTitle: false,
      showDescription: false,
      showSearch: false,
    });
  });
});

describe('every widget', () => {
  it('hydrates', async () => {
    const all = [
      { $hydrate: 'react.app-banner' },
      { $hydrate: 'react.app.content-banner' },
      { $hydrate: 'react.html', html: '<p>Hi</p>' },
      { $hydrate: 'react.quick-links' },
      { $hydrate: 'react.leaderboard', apiParams: { leaderboardType: 'posts' } },
      { $hydrate: 'react.categories' },
      { $hydrate: 'react.discussion.discussions' },
      { $hydrate: 'react.discussion.announcements' },
      { $hydrate: 'react.featuredcollections', apiParams: { collectionID } },
      { $hydrate: 'react.tabs' },
      { $hydrate: 'react.tag' },
      { $hydrate: 'react.userspotlight', apiParams: { userID: test.member.userID } },
      { $hydrate: 'react.sitetotals' },
      { $hydrate: 'react.cta', title: 'Come', button: { title: 'Go', url: '/discussions' } },
      { $hydrate: 'react.guest-cta' },
      { $hydrate: 'react.community-search' },
    ];
    const nodes = await hydrated(all, test.admin.client);
    expect(nodes.map((node) => node?.$reactComponent)).toEqual([
      'BannerWidget',
      'BannerContentWidget',
      'HtmlWidget',
      'QuickLinks',
      'LeaderboardWidget',
      'CategoriesWidget',
      'DiscussionsWidget',
      'DiscussionsWidget',
      'FeaturedCollectionsWidget',
      'TabsWidget',
      'TagWidget',
      'UserSpotlightWidget',
      'SiteTotalsWidget',
      'CallToActionWidget',
      undefined,
      'SearchWidget',
    ]);
  });
});
