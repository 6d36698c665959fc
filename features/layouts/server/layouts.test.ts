import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';

let test: Community;
let admin: TestClient;
beforeAll(async () => {
  test = await community();
  admin = test.admin.client;
});
afterAll(() => test.close());

type Definition = Record<string, unknown>;
const cta = (title: string, more: Definition = {}) => ({ $hydrate: 'react.cta', title, ...more });
const oneColumn = (...children: Definition[]) => [{ $hydrate: 'react.section.1-column', children }];
const HOME = '/layouts/lookup-hydrate?layoutViewType=home&recordType=siteSection&recordID=0';
const EVERYWHERE = [{ recordType: 'global', recordID: -1 }];

async function made(post: Definition): Promise<number> {
  const { status, body, text } = await admin.post('/layouts', {
    name: 'Ours',
    layoutViewType: 'home',
    layout: oneColumn(cta('Ours')),
    ...post,
  });
  if (status !== 201) throw new Error(text);
  return body.layoutID;
}

/** What the widgets of a hydrated page are called, in their order. */
function widgetsOf(nodes: LayoutNode[]): string[] {
  return nodes.flatMap(({ $reactProps }) =>
    Object.values($reactProps)
      .flat()
      .flatMap((each) => (each as LayoutNode | null)?.$reactComponent ?? []),
  );
}

async function firstProps(client: TestClient, address = HOME): Promise<Definition | undefined> {
  const { body } = await client.get(address);
  return body.layout[0].$reactProps.children[0]?.$reactProps;
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

describe('layouts', () => {
  it('are made, listed, read, changed, used, and deleted once they are out of use', async () => {
    const answer = await admin.post('/layouts', {
      name: ' Front door ',
      layoutViewType: 'home',
      layout: oneColumn(cta('Come in')),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Front door',
      layoutViewType: 'home',
      isDefault: false,
      isActive: false,
      isPublished: true,
      hasDraft: false,
      insertUserID: test.admin.userID,
      dateUpdated: null,
      layout: oneColumn(cta('Come in')),
      titleBar: { $hydrate: 'react.titleBar' },
    });
    const path = `/layouts/${answer.body.layoutID}`;
    expect((await admin.get(path)).body).toEqual(answer.body);
    expect((await admin.get(`${path}/edit`)).body).toEqual({ ...answer.body, draft: null });
    const assigned = await admin.put(`${path}/views`, EVERYWHERE);
    expect(assigned.status).toBe(201);
    const view = { ...EVERYWHERE[0], layoutID: answer.body.layoutID, layoutViewType: 'home' };
    expect(assigned.body).toMatchObject([{ ...view, record: { name: 'Parley', url: `${test.url}/` } }]);
    expect(await firstProps(test.guest)).toMatchObject({ title: 'Come in' });
    const changed = await admin.patch(path, { layout: oneColumn(cta('Do come in')) });
    expect(changed.body).toMatchObject({ isActive: true, updateUserID: test.admin.userID });
    expect(await firstProps(test.guest)).toMatchObject({ title: 'Do come in' });
    expect((await admin.delete(path)).body).toMatchObject({ status: 422, code: 'layout.isActive' });
    const listed = (await admin.get('/layouts?expand=layoutViews')).body;
    expect(listed).toContainEqual(
      expect.objectContaining({ layoutID: 'home', isDefault: true, isActive: false }),
    );
    expect(
      listed.find((each: Definition) => each.layoutID === answer.body.layoutID).layoutViews,
    ).toMatchObject([view]);
    const [{ layoutViewID }] = (await admin.get(`${path}/views?expand=record`)).body;
    expect((await admin.delete(`${path}/views?layoutViewIDs[]=${layoutViewID}`)).status).toBe(204);
    expect((await admin.delete(`${path}/views?layoutViewIDs[]=${layoutViewID}`)).status).toBe(404);
    expect((await test.guest.get(HOME)).body.layoutID).toBe('home');
    expect((await admin.delete(path)).status).toBe(204);
    for (const gone of [admin.get(path), admin.patch(path, { name: 'x' }), admin.delete(path)])
      expect((await gone).status).toBe(404);
  });

  it('have templates, which are read and never changed', async () => {
    const { body } = await admin.get('/layouts/discussionList?expand=layoutViews');
    expect(body).toMatchObject({
      layoutID: 'discussionList',
      isDefault: true,
      isActive: true,
      layoutViews: [],
    });
    expect(body.layout.length).toBeGreaterThan(0);
    expect((await admin.get('/layouts/discussionList/views')).body).toEqual([]);
    expect((await admin.get('/layouts/discussionList/revisions')).body).toEqual([]);
    const refusals = [
      admin.patch('/layouts/discussionList', { name: 'Mine' }),
      admin.delete('/layouts/discussionList'),
      admin.put('/layouts/discussionList/views', EVERYWHERE),
      admin.put('/layouts/discussionList/draft', { name: 'Mine' }),
      admin.post('/layouts/discussionList/publish'),
      admin.post('/layouts/discussionList/restore', { toTemplate: true }),
    ];
    for (const refusal of refusals)
      expect((await refusal).body).toMatchObject({ code: 'layout.isTemplate', status: 422 });
    expect(
      (await admin.get('/layouts?layoutViewType=home')).body.map((each: Definition) => each.layoutID),
    ).toContain('home');
  });

  it.each([
    ['-5', 400],
    ['1.5', 400],
    ['a b', 400],
    ['99999999999', 400],
    ['0', 400],
    ['2147483647', 404],
    ['noSuchTemplate', 404],
    ['search', 404],
  ])('answer a layout called %s with %i', async (id, status) => {
    expect((await admin.get(`/layouts/${encodeURIComponent(id)}`)).status).toBe(status);
  });

  it('can be made and read by who manages the site alone', async () => {
    const layoutID = await made({});
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      const refusals = [
        client.get('/layouts'),
        client.post('/layouts', { name: 'x', layoutViewType: 'home', layout: [] }),
        client.get(`/layouts/${layoutID}`),
        client.get(`/layouts/${layoutID}/edit`),
        client.patch(`/layouts/${layoutID}`, { name: 'x' }),
        client.delete(`/layouts/${layoutID}`),
        client.get(`/layouts/${layoutID}/views`),
        client.put(`/layouts/${layoutID}/views`, EVERYWHERE),
        client.delete(`/layouts/${layoutID}/views?layoutViewIDs[]=1`),
        client.get(`/layouts/${layoutID}/revisions`),
        client.get(`/layouts/${layoutID}/revisions/1`),
        client.put(`/layouts/${layoutID}/draft`, { name: 'x' }),
        client.delete(`/layouts/${layoutID}/draft`),
        client.post(`/layouts/${layoutID}/publish`),
        client.post(`/layouts/${layoutID}/restore`, { toTemplate: true }),
        client.post('/layouts/hydrate', { layoutViewType: 'home', layout: [], params: {} }),
      ];
      for (const refusal of refusals)
        expect((await refusal).body).toMatchObject({ status: 403, permissions: ['site.manage'] });
    }
  });

  it('tell a second editor that the first one was there', async () => {
    const layoutID = await made({});
    const { headers } = await admin.get(`/layouts/${layoutID}/edit`);
    const etag = { 'if-match': headers.get('etag') ?? '' };
    expect((await admin.call('PATCH', `/layouts/${layoutID}`, { name: 'One' }, etag)).status).toBe(200);
    const late = await admin.call('PATCH', `/layouts/${layoutID}`, { name: 'Two' }, etag);
    expect(late.body).toMatchObject({ status: 409, updateUserID: test.admin.userID });
    expect((await admin.get(`/layouts/${layoutID}`)).body.name).toBe('One');
  });
});

const faulty: [string, Definition, { path?: string; field: string; code: string }][] = [
  ['no name', { name: '' }, { field: 'name', code: 'missingField' }],
  ['a long name', { name: 'x'.repeat(101) }, { field: 'name', code: 'maxLength' }],
  [
    'a kind of page there is not',
    { layoutViewType: 'article' },
    { field: 'layoutViewType', code: 'invalid' },
  ],
  [
    'a kind of page that is fixed',
    { layoutViewType: 'signin' },
    { field: 'layoutViewType', code: 'invalid' },
  ],
  [
    'a widget for a section',
    { layout: [cta('x')] },
    { path: 'layout[0]', field: '$hydrate', code: 'unknownSection' },
  ],
  [
    'an unknown widget',
    { layout: oneColumn(cta('x'), { $hydrate: 'react.nothing' }) },
    { path: 'layout[0].children[1]', field: '$hydrate', code: 'unknownWidget' },
  ],
  [
    'an unknown widget inside another',
    { layout: oneColumn(cta('x', { extra: [{ $hydrate: 'react.nothing' }] })) },
    { path: 'layout[0].children[0].extra[0]', field: '$hydrate', code: 'unknownWidget' },
  ],
  [
    'a wide widget in a column',
    { layout: oneColumn({ $hydrate: 'react.app-banner' }) },
    { path: 'layout[0].children[0]', field: '$hydrate', code: 'tooWide' },
  ],
  [
    'crumbs in a column among others',
    { layout: [{ $hydrate: 'react.section.2-columns', mainTop: [{ $hydrate: 'react.breadcrumbs' }] }] },
    { path: 'layout[0].mainTop[0]', field: '$hydrate', code: 'wrongArea' },
  ],
  [
    'another widget where crumbs stand',
    { layout: [{ $hydrate: 'react.section.2-columns', breadcrumbs: [cta('x')] }] },
    { path: 'layout[0].breadcrumbs[0]', field: '$hydrate', code: 'wrongArea' },
  ],
  [
    'a widget of other pages',
    { layout: oneColumn({ $hydrate: 'react.asset.originalPost' }) },
    { path: 'layout[0].children[0]', field: '$hydrate', code: 'wrongPage' },
  ],
  [
    'an area that is no list',
    { layout: [{ $hydrate: 'react.section.1-column', children: cta('x') }] },
    { path: 'layout[0]', field: 'children', code: 'invalid' },
  ],
  [
    'a property of the wrong kind',
    { layout: oneColumn({ $hydrate: 'react.sitetotals', apiParams: { counts: 'many' } }) },
    { path: 'layout[0].children[0].apiParams', field: 'counts', code: 'invalid' },
  ],
  [
    'a middleware there is not',
    { layout: oneColumn(cta('x', { $middleware: { weather: {} } })) },
    { path: 'layout[0].children[0].$middleware', field: 'weather', code: 'invalid' },
  ],
  [
    'a device there is not',
    { layout: oneColumn(cta('x', { $middleware: { visibility: { device: 'watch' } } })) },
    { path: 'layout[0].children[0].$middleware.visibility', field: 'device', code: 'invalid' },
  ],
  [
    'a fragment that the widget does not take',
    {
      layout: oneColumn({
        $hydrate: 'react.tag',
        $fragmentImpls: { BannerFragment: { fragmentUUID: 'system' } },
      }),
    },
    { path: 'layout[0].children[0].$fragmentImpls', field: 'BannerFragment', code: 'invalid' },
  ],
  [
    'a title bar that is none',
    { titleBar: cta('x') },
    { path: 'titleBar', field: '$hydrate', code: 'unknownWidget' },
  ],
  [
    'what its page needs missing',
    { layoutViewType: 'discussion', layout: oneColumn(cta('x')) },
    { field: 'layout', code: 'missingWidget' },
  ],
];

describe('a layout document', () => {
  it.each(faulty)('is refused with %s', async (_, wrong, fault) => {
    const post = { name: 'Faulty', layoutViewType: 'home', layout: oneColumn(cta('x')), ...wrong };
    const { body } = await admin.post('/layouts', post);
    expect(body).toMatchObject({ status: 422 });
    expect(body.errors).toContainEqual(expect.objectContaining(fault));
    // An empty name in a change is none.
    if (wrong.layoutViewType || wrong.name === '') return;
    const layoutID = await made({});
    const { status, body: patched } = await admin.patch(`/layouts/${layoutID}`, wrong);
    expect([status, patched.errors[0].code]).toEqual([422, fault.code]);
  });

  it('has what its schema asks for anything but what is filled in later', async () => {
    const counts = { $hydrate: 'param', ref: 'page' };
    const layoutID = await made({
      layout: oneColumn({ $hydrate: 'react.sitetotals', apiParams: { counts } }),
    });
    expect(layoutID).toBeGreaterThan(0);
  });

  it.each(['name', 'layoutViewType', 'layout'])('must have %s', async (name) => {
    const post = { name: 'x', layoutViewType: 'home', layout: [], [name]: undefined };
    expect((await admin.post('/layouts', post)).body).toMatchObject({
      status: 400,
      errors: [{ field: name }],
    });
  });
});

describe('the places of a layout', () => {
  it.each([
    ['no places', [], 422],
    ['one place twice', [...EVERYWHERE, ...EVERYWHERE], 422],
    ['the whole community by another number', [{ recordType: 'global', recordID: 5 }], 422],
    ['a category there is not', [{ recordType: 'category', recordID: 999 }], 422],
    ['a section there is not', [{ recordType: 'siteSection', recordID: 3 }], 422],
    ['a kind of record there is not', [{ recordType: 'article', recordID: 1 }], 422],
    ['no number', [{ recordType: 'category' }], 400],
  ])('are refused with %s', async (_, places, status) => {
    const layoutID = await made({});
    expect((await admin.put(`/layouts/${layoutID}/views`, places)).status).toBe(status);
    expect((await admin.get(`/layouts/${layoutID}/views`)).body).toEqual([]);
  });

  it('are climbed from the comment to the community, the nearest wins', async () => {
    const parent = (await admin.post('/categories', { name: 'Garden', urlcode: 'garden' })).body.categoryID;
    const { body } = await admin.post('/categories', {
      name: 'Bees',
      urlcode: 'bees',
      parentCategoryID: parent,
    });
    const { discussionID } = await discussionBy(admin, { categoryID: body.categoryID });
    const comment = await admin.post('/comments', { discussionID, body: 'Yes.', format: 'text' });
    const { commentID } = comment.body;
    const places = [
      { recordType: 'global', recordID: -1 },
      { recordType: 'root', recordID: -2 },
      { recordType: 'siteSection', recordID: 0 },
      { recordType: 'category', recordID: parent },
      { recordType: 'category', recordID: body.categoryID },
      { recordType: 'discussion', recordID: discussionID },
      { recordType: 'comment', recordID: commentID },
    ];
    const page = `/layouts/lookup-hydrate?layoutViewType=comment&recordType=comment&recordID=${commentID}`;
    const layout = oneColumn({ $hydrate: 'react.asset.originalPost' });
    const layoutIDs: number[] = [];
    for (const place of places) {
      const layoutID = await made({ layoutViewType: 'discussion', layout });
      const assigned = await admin.put(`/layouts/${layoutID}/views`, [place]);
      expect(assigned.body[0].record.url).toContain(test.url);
      expect((await test.guest.get(page)).body.layoutID).toBe(layoutID);
      layoutIDs.push(layoutID);
    }
    const other = await discussionBy(admin);
    const elsewhere = `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${other.discussionID}`;
    expect((await test.guest.get(elsewhere)).body.layoutID).toBe(layoutIDs[2]);
    await admin.delete(`/categories/${body.categoryID}?newCategoryID=1`);
    expect((await admin.get(`/layouts/${layoutIDs[4]}`)).body.isActive).toBe(false);
    for (const layoutID of layoutIDs.slice(0, 3)) {
      const [view] = (await admin.get(`/layouts/${layoutID}/views`)).body;
      await admin.delete(`/layouts/${layoutID}/views?layoutViewIDs[]=${view.layoutViewID}`);
    }
  });

  it('take what stood for a record before', async () => {
    const [one, two] = [await made({ name: 'One' }), await made({ name: 'Two' })];
    await admin.put(`/layouts/${one}/views`, EVERYWHERE);
    await admin.put(`/layouts/${two}/views`, EVERYWHERE);
    expect((await admin.get(`/layouts/${one}/views`)).body).toEqual([]);
    expect((await test.guest.get(HOME)).body).toMatchObject({ layoutID: two, name: 'Two' });
    // Switched off, the product's own is shown, and the layout waits.
    await admin.patch('/config', { 'customLayout.home': false });
    expect((await test.guest.get(HOME)).body.layoutID).toBe('home');
    await admin.patch('/config', { 'customLayout.home': true });
    expect((await test.guest.get(HOME)).body.layoutID).toBe(two);
    // Pages that are kept are made anew as well.
    expect((await test.guest.page('/')).text).toContain('Ours');
    await admin.patch(`/layouts/${two}`, { layout: oneColumn(cta('Brand new')) });
    expect((await test.guest.page('/')).text).toContain('Brand new');
    const [view] = (await admin.get(`/layouts/${two}/views`)).body;
    await admin.delete(`/layouts/${two}/views?layoutViewIDs[]=${view.layoutViewID}`);
    expect((await test.guest.page('/')).text).not.toContain('Brand new');
  });
});

describe('a draft', () => {
  it('is saved, published, and every state can be had again', async () => {
    const layoutID = await made({
      isDraft: true,
      layoutViewType: 'discussion',
      layout: oneColumn(cta('First')),
    });
    const path = `/layouts/${layoutID}`;
    expect((await admin.get(path)).body).toMatchObject({ isPublished: false, hasDraft: true });
    expect((await admin.put(`${path}/views`, EVERYWHERE)).body.code).toBe('layout.notPublished');
    expect((await test.guest.get(`${path}/hydrate`)).status).toBe(404);
    expect((await admin.delete(`${path}/draft`)).body.code).toBe('layout.notPublished');
    // What its page needs may be missing while it is worked on, not when it is published.
    expect((await admin.post(`${path}/publish`)).body.errors[0].code).toBe('missingWidget');
    const post = { $hydrate: 'react.asset.originalPost' };
    const saved = await admin.put(`${path}/draft`, { layout: oneColumn(post, cta('Second')) });
    expect(saved.body).toMatchObject({ status: 'draft', layoutID, dateUpdated: expect.any(String) });
    expect((await admin.put(`${path}/draft`, { layout: [cta('x')] })).status).toBe(422);
    const published = await admin.post(`${path}/publish`);
    expect(published.body).toMatchObject({
      isPublished: true,
      hasDraft: false,
      layout: oneColumn(post, cta('Second')),
    });
    expect((await admin.post(`${path}/publish`)).body).toMatchObject({ status: 404, code: 'layout.noDraft' });
    expect((await admin.delete(`${path}/draft`)).body).toMatchObject({ status: 404, code: 'layout.noDraft' });
    await admin.patch(path, { layout: oneColumn(post), name: 'Third' });
    await admin.put(`${path}/draft`, { name: 'Fourth' });
    expect((await admin.get(`${path}/edit`)).body).toMatchObject({
      name: 'Third',
      draft: { name: 'Fourth' },
    });
    const revisions = await admin.get(`${path}/revisions`);
    expect(revisions.body.map((each: Definition) => [each.name, each.status])).toEqual([
      ['Fourth', 'draft'],
      ['Third', 'active'],
      ['Ours', 'past-revision'],
    ]);
    expect(revisions.headers.get('x-app-page-result-count')).toBe('3');
    expect(revisions.statements).toBeLessThanOrEqual(4);
    const [draft, , first] = revisions.body;
    expect((await admin.get(`${path}/revisions/${first.layoutRevisionID}`)).body.layout).toEqual(
      oneColumn(post, cta('Second')),
    );
    const restored = await admin.post(`${path}/restore`, { layoutRevisionID: first.layoutRevisionID });
    expect(restored.body).toMatchObject({
      name: 'Ours',
      hasDraft: true,
      layout: oneColumn(post, cta('Second')),
    });
    const template = (await admin.get('/layouts/discussion')).body.layout;
    expect((await admin.post(`${path}/restore`, { toTemplate: true })).body.layout).toEqual(template);
    expect((await admin.get(`${path}/revisions`)).body).toHaveLength(5);
    expect((await admin.delete(`${path}/draft`)).status).toBe(204);
    for (const layoutRevisionID of [draft.layoutRevisionID, 99999])
      expect((await admin.post(`${path}/restore`, { layoutRevisionID })).status).toBe(404);
    expect((await admin.post(`${path}/restore`)).status).toBe(400);
    expect((await admin.get(`${path}/revisions/99999`)).status).toBe(404);
  });
});

describe('a page by the layout that is named', () => {
  it('is drawn as that layout says, whatever stands for it', async () => {
    const layoutID = await made({});
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

  it('is tried out before it is kept, on the record that is named or an example', async () => {
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

  it('asks calls of its own, as the audience of the page', async () => {
    const layout = oneColumn(
      cta('x', { extra: { $hydrate: 'api', url: '/categories', query: { limit: 100 } } }),
    );
    const layoutID = await made({ layout });
    const names = async (client: TestClient) => {
      const props = await firstProps(client, `/layouts/${layoutID}/hydrate`);
      return ((props?.extra ?? []) as { name: string }[]).map((each) => each.name);
    };
    expect(await names(test.moderator.client)).toContain('Back room');
    expect(await names(test.guest)).not.toContain('Back room');
  });

  it('leaves out what is not for the viewer, and keeps the device for the browser', async () => {
    const { body: roles } = await admin.get('/roles');
    const roleID = roles.find((role: { type: string }) => role.type === 'moderator').roleID;
    const only = (middleware: Definition) =>
      cta(Object.keys(middleware)[0] ?? '', { $middleware: middleware, $reactTestID: 'here' });
    const layoutID = await made({
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
    expect((await seen(admin)).map((node) => node.$reactProps.title)).toEqual([
      'layout-permission',
      'visibility',
    ]);
    const filtered = [only({ 'category-filter': { categoryIDs: [1] } })];
    expect(await preview(filtered, { categoryID: 1 }, 'discussionCategoryPage')).toHaveLength(1);
    expect(
      await preview(filtered, { categoryID: test.privateCategoryID }, 'discussionCategoryPage'),
    ).toHaveLength(0);
  });

  it('tells managers of a widget that fails, others see nothing of it; unknown ones get a fallback', async () => {
    const broken = cta('x', { extra: { $hydrate: 'api', url: '/no/such/call' } });
    const layoutID = await made({ layout: oneColumn(broken, cta('Whole')) });
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
