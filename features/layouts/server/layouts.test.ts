import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { cta, type Definition, EVERYWHERE, HOME, layoutBy, nodesOf, oneColumn } from './testing/layouts.ts';

const test = communityOfFile({ hasFloodLimits: true });
let admin: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
});

const made = (post: Definition = {}) => layoutBy(admin, post);
const firstProps = async (client: TestClient, address = HOME) =>
  (await nodesOf(client, address))[0]?.$reactProps;

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
