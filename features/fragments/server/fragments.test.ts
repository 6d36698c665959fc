import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { cta, HOME, layoutBy, nodesOf, oneColumn, standing } from '../../layouts/server/testing/layouts.ts';
import { codeErrors } from './fragment-code.ts';

const test = communityOfFile({ hasFloodLimits: true });
let admin: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
});

type Fields = Record<string, unknown>;
const JS = "import React from 'react';\nexport default () => React.createElement('p', null, 'Hello');";
const post = (more: Fields = {}): Fields => ({
  name: 'Greeting',
  fragmentType: 'CallToActionFragment',
  js: JS,
  jsRaw: 'export default () => <p>Hello</p>;',
  css: 'p { color: red; }',
  ...more,
});

async function made(more: Fields = {}) {
  const { status, body, text } = await admin.post('/fragments', post(more));
  if (status !== 201) throw new Error(text);
  return body;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('fragments', () => {
  it('are written, committed, remembered and deleted', async () => {
    const draft = await made();
    expect(draft).toMatchObject({
      name: 'Greeting',
      status: 'draft',
      isLatest: true,
      isApplied: false,
      commitMessage: null,
      revisionInsertUserID: test.admin.userID,
      js: JS,
      previewData: [],
      files: [],
      fragmentViews: [],
    });
    const path = `/fragments/${draft.fragmentUUID}`;
    const { fragmentRevisionUUID } = draft;
    const commit = { fragmentRevisionUUID, commitMessage: 'First', commitDescription: 'Says hello.' };
    const committed = await admin.post(`${path}/commit-revision`, commit);
    expect([committed.status, committed.body]).toMatchObject([201, { status: 'active', ...commit }]);
    expect((await admin.post(`${path}/commit-revision`, commit)).body.code).toBe('fragment.notCommittable');
    const next = await admin.patch(path, { name: 'Salute' });
    expect(next.body).toMatchObject({ name: 'Salute', status: 'draft', js: JS, css: 'p { color: red; }' });
    const later = await admin.patch(path, { css: null });
    expect(later.body.fragmentRevisionUUID).not.toBe(next.body.fragmentRevisionUUID);
    expect((await admin.get(`${path}?status=active`)).body).toMatchObject({
      name: 'Greeting',
      isLatest: false,
    });
    expect((await admin.get(path)).body).toMatchObject({ name: 'Salute', css: '', isLatest: true });
    expect((await admin.get(`${path}?fragmentRevisionUUID=${fragmentRevisionUUID}`)).body.name).toBe(
      'Greeting',
    );
    expect((await admin.patch(path, { name: 'Third', commitMessage: 'Third' })).body.status).toBe('active');
    const revisions = await admin.get(`${path}/revisions`);
    expect(revisions.body.map((each: Fields) => [each.name, each.status])).toEqual([
      ['Third', 'active'],
      ['Salute', 'draft'],
      ['Greeting', 'past-revision'],
    ]);
    expect(revisions.statements).toBeLessThanOrEqual(3);
    expect((await admin.delete(`${path}?fragmentRevisionUUID=${fragmentRevisionUUID}`)).body.code).toBe(
      'fragment.notADraft',
    );
    expect((await admin.delete(`${path}?fragmentRevisionUUID=${NOBODY}`)).status).toBe(404);
    const gone = await admin.delete(`${path}?fragmentRevisionUUID=${later.body.fragmentRevisionUUID}`);
    expect([gone.status, gone.body]).toEqual([200, { success: true }]);
    expect((await admin.delete(path)).body).toEqual({ success: true });
    expect((await admin.get(path)).status).toBe(404);
  });

  it('are listed by state, type and whether a layout names them', async () => {
    const [one, two] = [
      await made({ name: 'One', commitMessage: 'x' }),
      await made({ name: 'Two', fragmentType: 'SiteTotalsFragment' }),
    ];
    const impls = { CallToActionFragment: { fragmentUUID: one.fragmentUUID } };
    const layoutID = await layoutBy(admin, { layout: oneColumn(cta('x', { $fragmentImpls: impls })) });
    const names = async (query: string) =>
      (await admin.get(`/fragments?${query}`)).body.map((each: Fields) => each.name);
    expect(await names('')).toEqual(['Two', 'One']);
    expect(await names('sort=dateRevisionInserted')).toEqual(['One', 'Two']);
    expect(await names('status=active')).toEqual(['One']);
    expect(await names('status=draft')).toEqual(['Two']);
    expect(await names('status=past-revision')).toEqual([]);
    expect(await names('fragmentType=SiteTotalsFragment')).toEqual(['Two']);
    expect(await names('appliedStatus=applied')).toEqual(['One']);
    expect(await names('appliedStatus=not-applied')).toEqual(['Two']);
    expect((await admin.get(`/fragments/${one.fragmentUUID}`)).body).toMatchObject({
      isApplied: true,
      fragmentViews: [{ recordType: 'layout', recordID: String(layoutID), recordName: 'Ours' }],
    });
    for (const wrong of ['status=gone', 'fragmentType=Other', 'sort=name', 'appliedStatus=maybe'])
      expect((await admin.get(`/fragments?${wrong}`)).status).toBe(422);
    await admin.delete(`/fragments/${one.fragmentUUID}`);
    await admin.delete(`/fragments/${two.fragmentUUID}`);
  });

  it.each<[string, Fields, number, Fields]>([
    ['no name', { name: undefined }, 400, { field: 'name' }],
    ['no script', { js: undefined }, 400, { field: 'js' }],
    ['no source', { jsRaw: undefined }, 400, { field: 'jsRaw' }],
    ['no type', { fragmentType: undefined }, 400, { field: 'fragmentType' }],
    ['another type', { fragmentType: 'FooterFragment' }, 422, { field: 'fragmentType' }],
    [
      'an import from elsewhere',
      { js: `import 'https://example.org/x.js';${JS}` },
      422,
      { code: 'unknownImport' },
    ],
    [
      'an import of this site',
      { js: `import x from '/assets/app.js';${JS}` },
      422,
      { code: 'unknownImport' },
    ],
    ['a late import', { js: `${JS} import("x")` }, 422, { code: 'unknownImport' }],
    ['nothing to draw', { js: "import 'react';" }, 422, { code: 'noDefault' }],
    ['an end of script', { js: `${JS}//</SCRIPT` }, 422, { field: 'js', code: 'closingTag' }],
    ['an end of style', { css: 'p{}</style' }, 422, { field: 'css', code: 'closingTag' }],
    ['a style of others', { css: '@import url( "//example.org/x.css" );' }, 422, { code: 'remoteImport' }],
    ['a hidden one', { css: '@im\\70ort/**/"https://example.org/x.css";' }, 422, { code: 'remoteImport' }],
    ['one by letters', { css: '@\\import "https://example.org/x.css";' }, 422, { code: 'remoteImport' }],
    ['a file there is not', { files: [{ mediaID: 99999 }] }, 422, { field: 'files' }],
  ])('are refused with %s', async (_, wrong, status, fault) => {
    const { body } = await admin.post('/fragments', post(wrong));
    expect(body).toMatchObject({ status, errors: [fault] });
    if (status === 400 || wrong.fragmentType) return;
    const { fragmentUUID } = await made();
    expect((await admin.patch(`/fragments/${fragmentUUID}`, wrong)).body).toMatchObject({
      status,
      errors: [fault],
    });
    await admin.delete(`/fragments/${fragmentUUID}`);
  });

  it.each([
    ['js', `import${' '.repeat(200_000)}`],
    ['css', '/* '.repeat(100_000)],
    ['css', `@import${' '.repeat(200_000)}`],
  ])('are checked at once, whatever stands in their %s', (kind, code) => {
    const begun = performance.now();
    codeErrors({ [kind]: code });
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('are for who manages the site; their files are for everybody', async () => {
    const file = await admin.upload('/media', 'words', 'words.txt');
    const { fragmentUUID, jsUrl, cssUrl, files } = await made({ commitMessage: 'x', files: [file.body] });
    expect(files).toMatchObject([{ mediaID: file.body.mediaID, name: 'words.txt' }]);
    const path = `/fragments/${fragmentUUID}`;
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      const refusals = [
        client.get('/fragments'),
        client.post('/fragments', post()),
        client.get(path),
        client.patch(path, { name: 'x' }),
        client.delete(path),
        client.get(`${path}/revisions`),
        client.post(`${path}/commit-revision`, { fragmentRevisionUUID: NOBODY, commitMessage: 'x' }),
        client.get('/fragments/disclosure-state'),
        client.put('/fragments/disclosure-state', { didAccept: true }),
      ];
      for (const refusal of refusals)
        expect((await refusal).body).toMatchObject({ status: 403, permissions: ['site.manage'] });
    }
    const led = await test.guest.send('GET', `/api/v2${path}/js`);
    expect([led.status, led.headers.get('location')]).toEqual([302, jsUrl.replace(test.url, '')]);
    const script = await test.guest.send<string>('GET', jsUrl.replace(test.url, ''));
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.text).toContain("import React from '/fragments/injectables/react.js'");
    const style = await test.guest.send<string>('GET', cssUrl.replace(test.url, ''));
    expect([style.text, style.headers.get('content-type')]).toEqual([
      'p { color: red; }',
      'text/css; charset=utf-8',
    ]);
    const react = await test.guest.send<string>('GET', '/fragments/injectables/react.js');
    expect(react.text).toContain('export const useState = found.useState;');
    for (const nowhere of [
      `/api/v2/fragments/${NOBODY}/js`,
      '/api/v2/fragments/x/css',
      '/fragments/injectables/fs.js',
    ])
      expect((await test.guest.send('GET', nowhere)).status).toBe(404);
    const draft = await made();
    expect((await test.guest.send('GET', `/api/v2/fragments/${draft.fragmentUUID}/js`)).status).toBe(404);
  });

  it('remember who accepted what it means to run code', async () => {
    expect((await admin.get('/fragments/disclosure-state')).body).toEqual({ didAccept: false });
    expect((await admin.put('/fragments/disclosure-state', { didAccept: true })).body).toEqual({
      didAccept: true,
    });
    expect((await admin.get('/fragments/disclosure-state')).body).toEqual({ didAccept: true });
    expect((await admin.put('/fragments/disclosure-state', { didAccept: false })).body).toEqual({
      didAccept: false,
    });
    expect((await admin.put('/fragments/disclosure-state', {})).status).toBe(400);
  });
});

describe('a layout with fragments', () => {
  it('names the published revision, its files and nothing of drafts', async () => {
    const { fragmentUUID, fragmentRevisionUUID } = await made();
    const impls = { CallToActionFragment: { fragmentUUID } };
    const layoutID = await layoutBy(admin, { layout: oneColumn(cta('x', { $fragmentImpls: impls })) });
    await admin.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]);
    expect((await nodesOf(test.guest))[0]?.$fragmentImpls).toBeUndefined();
    const commit = { fragmentRevisionUUID, commitMessage: 'Go' };
    await admin.post(`/fragments/${fragmentUUID}/commit-revision`, commit);
    const files = (revision: string) => ({
      jsUrl: `/api/v2/fragments/${fragmentUUID}/js?fragmentRevisionUUID=${revision}`,
      cssUrl: `/api/v2/fragments/${fragmentUUID}/css?fragmentRevisionUUID=${revision}`,
    });
    const { jsUrl, cssUrl } = files(fragmentRevisionUUID);
    expect((await nodesOf(test.guest))[0]?.$fragmentImpls).toEqual({
      CallToActionFragment: { fragmentUUID, jsUrl, cssUrl },
    });
    const assets = { js: [jsUrl], css: [cssUrl] };
    expect((await test.guest.get(`/layouts/${layoutID}/hydrate-assets`)).body).toEqual(assets);
    expect((await test.guest.get(HOME.replace('hydrate', 'hydrate-assets'))).body).toEqual(assets);
    expect((await test.guest.get('/layouts/catalog?layoutViewType=home')).body.fragments).toMatchObject({
      [fragmentUUID]: { name: 'Greeting', fragmentType: 'CallToActionFragment' },
    });
    const { text } = await test.guest.page('/');
    expect(text).toContain(fragmentRevisionUUID);
    // A stylesheet would hold the first paint for as long as it takes.
    expect(text).toContain(JSON.stringify({ rel: 'preload', as: 'style', href: cssUrl }));
    expect(text).not.toContain('"rel":"stylesheet"');
    // A new revision shows on the next load, cached pages included.
    const { body } = await admin.patch(`/fragments/${fragmentUUID}`, {
      css: null,
      commitMessage: 'No style',
    });
    expect((await test.guest.page('/')).text).toContain(body.fragmentRevisionUUID);
    expect((await nodesOf(test.guest))[0]?.$fragmentImpls).toEqual({
      CallToActionFragment: { fragmentUUID, jsUrl: files(body.fragmentRevisionUUID).jsUrl },
    });
    await admin.delete(`/fragments/${fragmentUUID}`);
    expect((await nodesOf(test.guest))[0]?.$fragmentImpls).toBeUndefined();
  });

  it('lets them draw the title bar and each comment, where it says so', async () => {
    const publish = async (fragmentType: string) =>
      (await made({ fragmentType, commitMessage: 'Go' })).fragmentUUID as string;
    const [ofBar, ofComments] = [await publish('TitleBarFragment'), await publish('CommentItemFragment')];
    const thread = {
      $hydrate: 'react.asset.postCommentThread',
      $fragmentImpls: { CommentItemFragment: { fragmentUUID: ofComments } },
    };
    const titleBar = {
      $hydrate: 'react.titleBar',
      backgroundColor: '#102030',
      height: 60,
      $fragmentImpls: { TitleBarFragment: { fragmentUUID: ofBar } },
    };
    const layout = oneColumn({ $hydrate: 'react.asset.originalPost' }, thread);
    const { discussionID } = await discussionBy(test.member.client);
    const page = `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`;
    const before = await test.guest.page(`/discussion/${discussionID}`);
    expect(before.text).not.toContain('fragment');
    await standing(admin, { layoutViewType: 'discussion', layout, titleBar });
    const { body } = await test.guest.get(page);
    expect(body.titleBar).toMatchObject({
      $reactProps: { backgroundColor: '#102030', height: 60, styleUrl: '/title-bar.css?bg=102030&h=60' },
      $fragmentImpls: { TitleBarFragment: { fragmentUUID: ofBar } },
    });
    expect(body.layout[0].$reactProps.children[1]).toMatchObject({
      $reactComponent: 'CommentThreadAsset',
      $fragmentImpls: { CommentItemFragment: { fragmentUUID: ofComments } },
    });
    expect(body.seo.links.filter(({ rel }: { rel: string }) => rel === 'modulepreload')).toHaveLength(2);
    const wrong = { ...thread, $fragmentImpls: { BannerFragment: { fragmentUUID: ofComments } } };
    const refused = await admin.post('/layouts', {
      name: 'x',
      layoutViewType: 'discussion',
      layout: oneColumn({ $hydrate: 'react.asset.originalPost' }, wrong),
    });
    expect([refused.status, refused.body.errors[0].path]).toEqual([
      422,
      'layout[0].children[1].$fragmentImpls',
    ]);
  });
});
