import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { cta, type Definition, oneColumn } from '../../layouts/server/testing/layouts.ts';

const test = communityOfFile({ hasFloodLimits: true });
let admin: TestClient;
let moderatorRoleID: number;
beforeAll(async () => {
  admin = test.admin.client;
  const { body: roles } = await admin.get('/roles');
  moderatorRoleID = roles.find((role: { type: string }) => role.type === 'moderator').roleID;
});

const post = (more: Definition = {}): Definition => ({
  seoTitle: 'House rules',
  seoDescription: 'How we treat each other.',
  urlcode: '/house-rules',
  status: 'published',
  layoutData: { name: 'Rules', layout: oneColumn(cta('Be kind')) },
  ...more,
});

async function made(more: Definition = {}) {
  const { status, body, text } = await admin.post('/custom-pages', post(more));
  if (status !== 201) throw new Error(text);
  return body;
}

describe('custom pages', () => {
  it('are made with their layout, shown at their address, changed and deleted', async () => {
    const page = await made();
    expect(page).toMatchObject({
      seoTitle: 'House rules',
      urlcode: '/house-rules',
      url: `${test.url}/house-rules`,
      status: 'published',
      siteSectionID: '0',
      roleIDs: [],
      rankIDs: [],
    });
    const path = `/custom-pages/${page.customPageID}`;
    expect((await admin.get(path)).body).toEqual(page);
    expect((await test.guest.get(path)).body).toEqual(page);
    expect((await admin.get('/custom-pages?status=published')).body).toEqual([page]);
    expect((await admin.get('/custom-pages?status=unpublished')).body).toEqual([]);
    expect((await admin.get(`/layouts/${page.layoutID}/views?expand=record`)).body).toMatchObject([
      {
        recordType: 'customPage',
        recordID: page.customPageID,
        record: { name: 'House rules', url: page.url },
      },
    ]);
    const shown = await test.guest.page('/house-rules');
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Be kind')]);
    const elsewhere = await test.guest.page('/House-Rules/?a=1');
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([301, '/house-rules?a=1']);
    const changed = await admin.patch(path, {
      seoTitle: 'Rules',
      layoutData: { layout: oneColumn(cta('Be fair')) },
    });
    expect(changed.body).toEqual({ ...page, seoTitle: 'Rules' });
    expect((await test.guest.page('/house-rules')).text).toContain('Be fair');
    await admin.patch(`/layouts/${page.layoutID}`, { layout: oneColumn(cta('Be both')) });
    expect((await test.guest.page('/house-rules')).text).toContain('Be both');
    await admin.patch(path, { urlcode: '/rules/of-the-house' });
    expect((await test.guest.page('/rules/of-the-house')).status).toBe(200);
    expect((await test.guest.page('/house-rules')).status).toBe(404);
    expect((await admin.delete(path)).status).toBe(204);
    expect((await test.guest.page('/rules/of-the-house')).status).toBe(404);
    for (const gone of [admin.get(path), admin.patch(path, { seoTitle: 'x' }), admin.delete(path)])
      expect((await gone).status).toBe(404);
    expect((await admin.get(`/layouts/${page.layoutID}`)).status).toBe(404);
  });

  it('can simply hold text', async () => {
    const text = { source: '**Be** kind<script>x()</script>', format: 'markdown' };
    const page = await made({ urlcode: '/words', layoutData: undefined, text });
    expect(page.text).toEqual(text);
    const path = `/custom-pages/${page.customPageID}`;
    // As it was written it is for those who write it.
    expect((await test.guest.get(path)).body).toEqual({ ...page, text: undefined });
    const shown = (await test.guest.page('/words')).text;
    expect(shown).toContain('<strong>Be</strong> kind');
    expect(shown).not.toContain('x()</script>');
    // What is arranged beside it stays where it is.
    const { layout } = (await admin.get(`/layouts/${page.layoutID}`)).body;
    await admin.patch(`/layouts/${page.layoutID}`, { layout: [...oneColumn(cta('Come along')), ...layout] });
    const changed = await admin.patch(path, { text: { source: 'Be *fair*', format: 'markdown' } });
    expect([changed.status, changed.body.text.source]).toEqual([200, 'Be *fair*']);
    const after = (await test.guest.page('/words')).text;
    expect(after).toContain('Be <em>fair</em>');
    expect(after).toContain('Come along');
    const wrong: [Definition, number, string][] = [
      [{ text: { source: ' ', format: 'markdown' } }, 422, 'body'],
      [{ text: { source: 'x'.repeat(50_001), format: 'markdown' } }, 422, 'body'],
      [{ text: { source: 'no JSON', format: 'rich2' } }, 422, 'body'],
      [{ text: { source: 'x', format: 'word' } }, 422, 'format'],
    ];
    for (const [body, status, field] of wrong)
      for (const refused of [
        await admin.patch(path, body),
        await admin.post('/custom-pages', post({ urlcode: '/fresh', layoutData: undefined, ...body })),
      ])
        expect([refused.status, refused.body.errors[0].field]).toEqual([status, field]);
    const both = await admin.patch(path, { text, layoutData: { layout: oneColumn(cta('x')) } });
    expect([both.status, both.body.code]).toEqual([422, 'customPage.isArranged']);
    expect((await test.moderator.client.patch(path, { text })).status).toBe(403);
    await admin.patch(path, { layoutData: { layout: oneColumn(cta('Widgets')) } });
    const none = await admin.patch(path, { text });
    expect([none.status, none.body.code]).toEqual([422, 'customPage.holdsNoText']);
    await admin.delete(path);
  });

  it('keep the layout they are made of', async () => {
    const { customPageID, layoutID } = await made({ urlcode: '/kept' });
    const [view] = (await admin.get(`/layouts/${layoutID}/views`)).body;
    await admin.delete(`/layouts/${layoutID}/views?layoutViewIDs=${view.layoutViewID}`);
    const refused = await admin.delete(`/layouts/${layoutID}`);
    expect([refused.status, refused.body.code]).toEqual([422, 'layout.isActive']);
    expect((await admin.delete(`/custom-pages/${customPageID}`)).status).toBe(204);
    expect((await admin.get(`/layouts/${layoutID}`)).status).toBe(404);
  });

  it('have one heading, of their banner or for all to hear', async () => {
    const hushed = { $hydrate: 'react.app-banner', titleType: 'none' };
    const section = { $hydrate: 'react.section.full-width', children: [hushed] };
    const bare = await made({ urlcode: '/bare' });
    const bannered = await made({ urlcode: '/bannered', layoutData: undefined });
    const quiet = await made({ urlcode: '/quiet', layoutData: { name: 'Quiet', layout: [section] } });
    const seen = async ({ customPageID }: { customPageID: number }) => {
      const lookup = `layoutViewType=customPage&recordType=customPage&recordID=${customPageID}`;
      const { heading, layout } = (await test.guest.get(`/layouts/lookup-hydrate?${lookup}`)).body;
      const { isPageHeading, showDescription } = layout[0].$reactProps.children[0].$reactProps;
      return [heading, isPageHeading, showDescription];
    };
    expect(await seen(bare)).toEqual(['House rules', undefined, undefined]);
    // The description of the community is not that of the page.
    expect(await seen(bannered)).toEqual([undefined, true, false]);
    expect(await seen(quiet)).toEqual(['House rules', false, true]);
  });

  it('are there for those who may see them alone', async () => {
    const hidden = await made({ urlcode: '/hidden', status: 'unpublished', layoutData: undefined });
    const staff = await made({ urlcode: '/staff', roleIDs: [moderatorRoleID] });
    const other = await made({ urlcode: '/open' });
    const seen = async (client: TestClient) => [
      (await client.page('/hidden')).status,
      (await client.get(`/custom-pages/${hidden.customPageID}`)).status,
      (await client.page('/staff')).status,
      (await client.get(`/custom-pages/${staff.customPageID}`)).status,
    ];
    expect(await seen(test.guest)).toEqual([404, 404, 404, 404]);
    expect(await seen(test.member.client)).toEqual([404, 404, 404, 404]);
    expect(await seen(test.moderator.client)).toEqual([404, 404, 200, 200]);
    expect(await seen(admin)).toEqual([200, 200, 200, 200]);
    // Nor by way of another page.
    const by = `/layouts/${staff.layoutID}/hydrate?params[customPageID]=${other.customPageID}`;
    expect((await test.guest.get(by)).status).toBe(404);
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      const refusals = [
        client.get('/custom-pages'),
        client.post('/custom-pages', post({ urlcode: '/theirs' })),
        client.patch(`/custom-pages/${other.customPageID}`, { seoTitle: 'x' }),
        client.delete(`/custom-pages/${other.customPageID}`),
      ];
      for (const refusal of refusals)
        expect((await refusal).body).toMatchObject({
          status: 403,
          permissions: ['settings.manage', 'site.manage'],
        });
    }
    for (const { customPageID } of [hidden, staff, other])
      await admin.delete(`/custom-pages/${customPageID}`);
  });

  it.each<[string, Definition, number]>([
    ['no title', { seoTitle: undefined }, 400],
    ['no description', { seoDescription: undefined }, 400],
    ['no address', { urlcode: undefined }, 400],
    ['an address without a slash', { urlcode: 'rules' }, 422],
    ['an address that ends with one', { urlcode: '/rules/' }, 422],
    ['an address with other signs', { urlcode: '/ru les' }, 422],
    ['an address of the product', { urlcode: '/discussions' }, 422],
    ['one below it', { urlcode: '/entry/secret' }, 422],
    ['that of a document', { urlcode: '/robots' }, 201],
    ['an address that is taken', { urlcode: '/TAKEN' }, 422],
    ['a state there is not', { status: 'gone' }, 422],
    ['a role there is not', { roleIDs: [99999] }, 422],
    ['a faulty layout', { layoutData: { layout: [cta('x')] } }, 422],
  ])('answer %s with %i', async (_, wrong, status) => {
    const taken = (await admin.get('/custom-pages')).body.find(
      (each: Definition) => each.urlcode === '/taken',
    );
    if (!taken) await made({ urlcode: '/taken' });
    expect((await admin.post('/custom-pages', post({ urlcode: '/fresh', ...wrong }))).status).toBe(status);
    expect((await admin.get('/custom-pages')).body.map((each: Definition) => each.urlcode)).not.toContain(
      '/fresh',
    );
    if (status !== 422 || wrong.urlcode === '/TAKEN') return;
    const { customPageID } = await made({ urlcode: '/changing' });
    expect((await admin.patch(`/custom-pages/${customPageID}`, wrong)).status).toBe(status);
    await admin.delete(`/custom-pages/${customPageID}`);
  });

  it('are managed on pages of their own, by those who may', async () => {
    const page = await made({ urlcode: '/managed', roleIDs: [moderatorRoleID] });
    const path = `/appearance/pages/${page.customPageID}/edit`;
    for (const client of [test.guest, test.member.client, test.moderator.client])
      for (const address of ['/appearance/pages', '/appearance/pages/add', path])
        expect((await client.page(address)).status, address).toBe(403);
    const shown = async (address: string) => {
      const { status, text } = await admin.page(address);
      if (status !== 200) return status;
      const { page: hydrated } = JSON.parse(text);
      return [hydrated.seo.title, hydrated.layout[0].$reactProps.children[0].$reactProps];
    };
    const inContract = {
      ...page,
      layoutName: 'Rules',
      roles: [{ roleID: moderatorRoleID, name: 'Moderator' }],
    };
    expect(await shown('/appearance/pages')).toEqual([
      'Pages',
      { pages: expect.arrayContaining([inContract]) },
    ]);
    expect(await shown('/appearance/pages/add')).toEqual(['New page', { siteUrl: test.url }]);
    expect(await shown(path)).toEqual(['House rules', { siteUrl: test.url, page: inContract }]);
    expect(await shown('/appearance/pages/99999/edit')).toBe(404);
    await admin.delete(`/custom-pages/${page.customPageID}`);
  });

  it('stay behind the door of a private community', async () => {
    const page = await made({ urlcode: '/inside' });
    await admin.patch('/config', { 'garden.privateCommunity': true });
    expect((await test.guest.page('/inside')).status).toBe(403);
    // Unauthenticated users do not learn which addresses there are.
    expect((await test.guest.page('/outside')).status).toBe(403);
    expect((await test.member.client.page('/outside')).status).toBe(404);
    await admin.patch('/config', { 'garden.privateCommunity': false });
    await admin.delete(`/custom-pages/${page.customPageID}`);
  });
});
