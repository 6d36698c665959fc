import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { PAST_REVISIONS } from './layout.actions.ts';
import { cta, type Definition, EVERYWHERE, HOME, layoutBy, oneColumn } from './testing/layouts.ts';

const test = communityOfFile({ hasFloodLimits: true });
let admin: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
});

const made = (post: Definition = {}) => layoutBy(admin, post);

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

  it('are taken as the draft is published, or else it is not published either', async () => {
    const layoutID = await made({ isDraft: true, layout: oneColumn(cta('In one step')) });
    const state = async () => {
      const { isPublished, isActive } = (await admin.get(`/layouts/${layoutID}`)).body;
      return { isPublished, isActive };
    };
    const path = `/layouts/${layoutID}/publish`;
    const nowhere = [{ recordType: 'category', recordID: 999 }];
    const refused = await admin.post(path, { layoutViews: nowhere });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'layoutViews[0]']);
    expect(await state()).toEqual({ isPublished: false, isActive: false });
    const { status, body } = await admin.post(path, { layoutViews: EVERYWHERE });
    expect([status, body.isPublished, body.isActive]).toEqual([200, true, true]);
    expect((await test.guest.get(HOME)).body.layoutID).toBe(layoutID);
    const { body: views } = await admin.get(`/layouts/${layoutID}/views`);
    expect(views).toMatchObject(EVERYWHERE);
    // Without a draft nothing is published, and nothing applied.
    expect((await admin.post(path, { layoutViews: EVERYWHERE })).body.code).toBe('layout.noDraft');
    await admin.delete(`/layouts/${layoutID}/views?layoutViewIDs[]=${views[0].layoutViewID}`);
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
    // Cached pages are rendered again as well.
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

  it('stores the newest fifty revisions of a layout', async () => {
    const [layoutID, other] = [await made(), await made({ name: 'Another' })];
    const path = `/layouts/${layoutID}`;
    await admin.put(`${path}/draft`, { name: 'Waits' });
    const [first] = (await admin.get(`${path}/revisions`)).body.slice(-1);
    for (let at = 1; at <= PAST_REVISIONS + 2; at++) await admin.patch(path, { name: `Number ${at}` });
    const { body, headers } = await admin.get(`${path}/revisions?limit=100`);
    expect(headers.get('x-app-page-result-count')).toBe(String(PAST_REVISIONS + 2));
    expect([body[0].status, body[1].name, body.at(-1).name]).toEqual(['draft', 'Number 52', 'Number 2']);
    const gone = await admin.post(`${path}/restore`, { layoutRevisionID: first.layoutRevisionID });
    expect(gone.status).toBe(404);
    expect((await admin.get(`/layouts/${other}/revisions`)).body).toHaveLength(1);
  });
});
