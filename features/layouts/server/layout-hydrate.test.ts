import { beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityWithRiddles } from '../../discussions/server/testing/riddles.ts';
import {
  cta,
  type Definition,
  EVERYWHERE,
  HOME,
  layoutBy,
  nodesOf,
  oneColumn,
  standing,
} from './testing/layouts.ts';

const test = communityWithRiddles({ hasFloodLimits: true });
let admin: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
});

const made = (post: Definition = {}) => layoutBy(admin, post);
/** Stands for the whole community, so that anybody may have it by its number. */
const inUse = (post: Definition = {}) => standing(admin, post);
const firstProps = async (client: TestClient, address = HOME) =>
  (await nodesOf(client, address))[0]?.$reactProps;

/** What the widgets of a hydrated page are called, in their order. */
function widgetsOf(nodes: LayoutNode[]): string[] {
  return nodes.flatMap(({ $reactProps }) =>
    Object.values($reactProps)
      .flat()
      .flatMap((each) => (each as LayoutNode | null)?.$reactComponent ?? []),
  );
}

/** A preview of widgets on the home page, as the administrator sees them. */
async function preview(children: Definition[], params: Definition = {}, layoutViewType = 'home') {
  const answer = await admin.post('/layouts/hydrate', {
    layoutViewType,
    layout: oneColumn(...children),
    params,
  });
  return answer.body.layout[0].$reactProps.children as LayoutNode[];
}

describe('a page by the layout that is named', () => {
  it('is drawn as that layout says, whatever stands for it', async () => {
    const layoutID = await inUse();
    const { body } = await test.guest.get(`/layouts/${layoutID}/hydrate`);
    expect(body).toMatchObject({
      layoutID,
      layoutViewType: 'home',
      titleBar: { $reactComponent: 'TitleBar' },
    });
    expect(widgetsOf(body.layout)).toEqual(['CallToActionWidget']);
    expect((await test.member.client.get(`/layouts/${layoutID}/hydrate`)).body.viewerState).toBeDefined();
    expect((await test.guest.get(`/layouts/${layoutID}/hydrate-assets`)).body).toEqual({ js: [], css: [] });
    expect((await test.guest.get(HOME.replace('hydrate', 'hydrate-assets'))).body).toEqual({
      js: [],
      css: [],
    });
    expect((await test.guest.get('/layouts/-1/hydrate')).status).toBe(400);
    expect((await test.guest.get('/layouts/999/hydrate')).status).toBe(404);
    const { discussionID } = await discussionBy(admin, { categoryID: test.privateCategoryID });
    const hidden = `/layouts/discussion/hydrate?params[discussionID]=${discussionID}`;
    expect((await test.guest.get(hidden)).status).toBe(403);
    expect((await admin.get(hidden)).body.layoutViewType).toBe('discussion');
  });

  it('is not read by anybody while it stands nowhere', async () => {
    const layoutID = await made();
    for (const hydrate of ['hydrate', 'hydrate-assets']) {
      const path = `/layouts/${layoutID}/${hydrate}`;
      for (const client of [test.guest, test.member.client, test.moderator.client])
        expect((await client.get(path)).status).toBe(404);
      expect((await admin.get(path)).status).toBe(200);
    }
    await admin.put(`/layouts/${layoutID}/views`, EVERYWHERE);
    expect((await test.guest.get(`/layouts/${layoutID}/hydrate`)).status).toBe(200);
  });

  it('is not read by way of another page where it stands for records alone', async () => {
    const { privateCategoryID } = test;
    const layout = oneColumn(cta('Hush'), { $hydrate: 'react.asset.discussionList' });
    const layoutID = await made({ layoutViewType: 'discussionCategoryPage', layout });
    const path = `/layouts/${layoutID}`;
    await admin.put(`${path}/views`, [{ recordType: 'category', recordID: privateCategoryID }]);
    for (const verb of ['hydrate', 'hydrate-assets']) {
      const hydrate = (client: TestClient, id: number) =>
        client.get(`${path}/${verb}?params[categoryID]=${id}`);
      expect((await hydrate(test.guest, 1)).status).toBe(404);
      expect((await hydrate(test.guest, privateCategoryID)).status).toBe(404);
      expect((await hydrate(test.moderator.client, privateCategoryID)).status).toBe(200);
      expect((await hydrate(admin, 1)).status).toBe(200);
    }
    await admin.put(`${path}/views`, [{ recordType: 'root', recordID: -2 }]);
    expect((await test.guest.get(`${path}/hydrate?params[categoryID]=1`)).status).toBe(200);
  });

  it('is previewed before it is saved, on the record that is named or an example', async () => {
    const { discussionID, name } = await discussionBy(admin, { name: 'The newest of all' });
    const post = { $hydrate: 'react.asset.originalPost' };
    const [shown] = await preview([post], {}, 'discussion');
    expect(shown?.$reactProps.discussion).toMatchObject({ discussionID, name });
    const [named] = await preview([post], { discussionID: 1 }, 'discussion');
    expect(named?.$reactProps.discussion).toMatchObject({ discussionID: 1 });
    const gone = { layoutViewType: 'discussion', layout: [], params: { discussionID: 99999 } };
    expect((await admin.post('/layouts/hydrate', gone)).status).toBe(404);
    expect((await admin.post('/layouts/hydrate', { ...gone, layoutViewType: 'article' })).status).toBe(404);
    expect((await admin.post('/layouts/hydrate', { layoutViewType: 'home' })).status).toBe(400);
    const category = await preview(
      [cta('x', { title: { $hydrate: 'param', ref: 'category/name' } })],
      {},
      'discussionCategoryPage',
    );
    expect(category[0]?.$reactProps.title).toBe('Back room');
  });
});

describe('the definition language', () => {
  it.each([
    ['a parameter', { $hydrate: 'param', ref: 'siteSection/name' }, 'Parley'],
    ['a literal', { $hydrate: 'literal', data: { $hydrate: 'not a node' } }, { $hydrate: 'not a node' }],
    [
      'a pattern',
      { $hydrate: 'sprintf', format: '%s, %2$s %%', args: ['Bees', { $hydrate: 'param', ref: 'locale' }] },
      'Bees, en %',
    ],
    ['a text', { $hydrate: 'translate', code: 'Recent Posts' }, 'Recent Posts'],
    ['a part of a list', [1, { $hydrate: 'literal', data: 2 }], [1, 2]],
    ['nothing', { $hydrate: 'param', ref: 'no/such/thing' }, undefined],
  ])('fills in %s', async (_, extra, expected) => {
    const [node] = await preview([cta('x', { extra })]);
    expect(node?.$reactProps.extra).toEqual(expected);
  });

  it('says texts in the words of the community', async () => {
    await admin.patch('/config', { 'garden.wordings': { en: { 'Recent Posts': 'Latest talk' } } });
    const [node] = await preview([cta('x', { extra: { $hydrate: 'translate', code: 'Recent Posts' } })]);
    expect(node?.$reactProps.extra).toBe('Latest talk');
    await admin.patch('/config', { 'garden.wordings': {} });
  });

  it('asks calls of its own, as the audience of the page', async () => {
    const layout = oneColumn(
      cta('x', { extra: { $hydrate: 'api', url: '/categories', query: { limit: 100 } } }),
    );
    const layoutID = await inUse({ layout });
    const names = async (client: TestClient) => {
      const props = await firstProps(client, `/layouts/${layoutID}/hydrate`);
      return ((props?.extra ?? []) as { name: string }[]).map((each) => each.name);
    };
    expect(await names(test.moderator.client)).toContain('Back room');
    expect(await names(test.guest)).not.toContain('Back room');
  });

  it('shows answers of calls as they are now', async () => {
    const { client } = test.member;
    const { discussionID } = await discussionBy(client);
    const comment = { parentRecordType: 'discussion', parentRecordID: discussionID, format: 'markdown' };
    const { body } = await client.post('/comments', { ...comment, body: 'Far too much said' });
    const extra = { $hydrate: 'api', url: '/comments', query: { discussionID } };
    const layoutID = await made({ layout: oneColumn(cta('x', { extra })) });
    await admin.put(`/layouts/${layoutID}/views`, EVERYWHERE);
    expect((await test.guest.page('/')).text).toContain('Far too much');
    await client.patch(`/comments/${body.commentID}`, { body: 'Little', format: 'markdown' });
    expect((await test.guest.page('/')).text).not.toContain('Far too much');
  });

  it('leaves out what is not for the viewer, and keeps the device for the browser', async () => {
    const { body: roles } = await admin.get('/roles');
    const roleID = roles.find((role: { type: string }) => role.type === 'moderator').roleID;
    const only = (middleware: Definition) =>
      cta(Object.keys(middleware)[0] ?? '', { $middleware: middleware, $reactTestID: 'here' });
    const layoutID = await inUse({
      layout: oneColumn(
        only({ 'role-filter': { roleIDs: [roleID] } }),
        only({ 'layout-permission': { permission: 'community.manage' } }),
        only({ 'category-filter': { categoryIDs: [1] } }),
        only({ visibility: { device: 'mobile' } }),
      ),
    });
    const seen = async (client: TestClient) => {
      const { body } = await client.get(`/layouts/${layoutID}/hydrate`);
      return body.layout[0].$reactProps.children as LayoutNode[];
    };
    const guests = await seen(test.guest);
    expect(guests).toMatchObject([
      {
        $middleware: { visibility: { device: 'mobile' } },
        $reactTestID: 'here',
        $reactProps: { title: 'visibility' },
      },
    ]);
    expect((await seen(test.moderator.client)).map((node) => node.$reactProps.title)).toEqual([
      'role-filter',
      'visibility',
    ]);
    // Below them stands what features add for administrators.
    expect((await seen(admin)).flatMap((node) => node.$reactProps.title ?? [])).toEqual([
      'layout-permission',
      'visibility',
    ]);
    const filtered = [only({ 'category-filter': { categoryIDs: [1] } })];
    expect(await preview(filtered, { categoryID: 1 }, 'discussionCategoryPage')).toHaveLength(1);
    expect(
      await preview(filtered, { categoryID: test.privateCategoryID }, 'discussionCategoryPage'),
    ).toHaveLength(0);
  });

  it('holds back what a filter that cannot be read is for', async () => {
    const shown = async (middleware: Definition) =>
      (await preview([cta('x', { $middleware: middleware })])).length;
    expect(await shown({ 'role-filter': { roleIDs: 'members' } })).toBe(0);
    expect(await shown({ 'category-filter': { categoryIDs: 1 } })).toBe(0);
    expect(await shown({ 'role-filter': null, 'layout-permission': { permissions: 'site.manage' } })).toBe(1);
  });

  it('draws the widgets of posts as they are set, and nothing for what is not there yet', async () => {
    const own = { titleType: 'static', title: 'Tell us', placeholder: 'Go on', showOPTag: false };
    const asset = (id: string) => ({ $hydrate: `react.asset.${id}`, ...own });
    const ofPost = ['originalPost', 'createComment', 'riddleHints', 'postAttachments'].map(asset);
    await made({ layoutViewType: 'riddle', layout: oneColumn(...ofPost) });
    const shown = await preview(ofPost, {}, 'discussion');
    expect(shown.map((node) => node.$reactProps)).toMatchObject([
      { showOPTag: false },
      { placeholder: 'Go on' },
    ]);
    const [form] = await preview([asset('createPostForm')], {}, 'createPost');
    expect(form?.$reactProps.title).toBe('Tell us');
  });

  it('leaves out a section that fails, and nothing else', async () => {
    const isNarrow = { $hydrate: 'api', url: '/no/such/call' };
    const broken = { $hydrate: 'react.section.1-column', isNarrow, children: [cta('Gone')] };
    const layoutID = await inUse({ layout: [broken, ...oneColumn(cta('Whole'))] });
    const { body } = await test.guest.get(`/layouts/${layoutID}/hydrate`);
    expect(body.layout).toMatchObject([{ $reactProps: { children: [{ $reactProps: { title: 'Whole' } }] } }]);
    expect((await admin.get(`/layouts/${layoutID}/hydrate`)).body.layout[0]).toMatchObject({
      $reactComponent: 'LayoutError',
      $reactProps: { componentName: 'SectionOneColumn', errorInfo: { message: 'Endpoint not found.' } },
    });
  });

  it('tells managers of a widget that fails, others see nothing of it; unknown ones get a fallback', async () => {
    const broken = cta('x', { extra: { $hydrate: 'api', url: '/no/such/call' } });
    const layoutID = await inUse({ layout: oneColumn(broken, cta('Whole')) });
    const shown = async (client: TestClient) => {
      const { body } = await client.get(`/layouts/${layoutID}/hydrate`);
      return body.layout[0].$reactProps.children as LayoutNode[];
    };
    expect((await shown(test.guest)).map((node) => node.$reactProps.title)).toEqual(['Whole']);
    expect((await shown(admin))[0]).toMatchObject({
      $reactComponent: 'LayoutError',
      $reactProps: {
        componentName: 'CallToActionWidget',
        layoutDefinition: broken,
        errorInfo: { message: 'Endpoint not found.' },
        requestID: expect.any(String),
      },
    });
    expect(await preview([{ $hydrate: 'react.nothing' }])).toMatchObject([
      { $reactComponent: 'UnknownWidget', $reactProps: { widget: 'nothing' } },
    ]);
  });
});
