// Settings, languages, add-ons, search, files: as a client written for the reference product asks for them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { get, send } from './testing/as-reference-client.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
let admin: TestMember;
let mona: TestMember;
let discussionID: number;
beforeAll(async () => {
  test = await testSite();
  await withoutFloodLimits(test);
  admin = await signedIn(test, 'Boss', 'administrator');
  mona = await signedIn(test, 'Mona');
  const post = { name: 'Where do terns nest?', body: 'There.', format: 'text', categoryID: 1 };
  ({ discussionID } = (await send(mona, 'POST', '/discussions', post)).body);
});
afterAll(() => test?.close());

describe('settings, languages, add-ons', () => {
  it('settings are read by name, changed sparsely, refused by field and path', async () => {
    const names =
      'ui.siteName,ui.themeKey,ui.bannedPrivateProfile,ui.editContentTimeout,signInUrl,registrationUrl,signOutUrl,' +
      'search.externalSearch,themeFeatures.useNewSearchPage,externalAttachments';
    const { body } = await get(test.guest, `/config?select=${names}`);
    expect(Object.keys(body).sort()).toEqual(names.split(',').sort());
    expect([body['ui.themeKey'], body['themeFeatures.useNewSearchPage'], body.externalAttachments]).toEqual([
      'keystone',
      true,
      false,
    ]);
    const cookie = await get(test.guest, '/config?select=garden.cookie.name,garden.cookie.path');
    expect(cookie.body['garden.cookie.path']).toBe('/');
    expect((await send(admin, 'PATCH', '/config', { 'ui.siteName': 'Terns' })).status).toBe(200);
    const wrong = await send(admin, 'PATCH', '/config', { 'ui.editContentTimeout': 'soon' });
    expect([wrong.status, wrong.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'ui.editContentTimeout', path: 'ui.editContentTimeout' }),
    ]);
  });

  it('add-ons are listed and switched', async () => {
    const { body } = await get(admin, '/addons?type=addon');
    expect(body).toContainEqual(expect.objectContaining({ addonID: 'qna', type: 'addon', enabled: true }));
    for (const enabled of [false, true])
      expect((await send(admin, 'PATCH', '/addons/qna', { enabled })).body[0]).toMatchObject({ enabled });
  });

  it('languages are listed and read', async () => {
    expect((await get(test.guest, '/locales')).body[0]).toMatchObject({
      localeKey: 'en',
      displayNames: { en: 'English' },
    });
    expect((await get(admin, '/locales/en')).body.localeID).toBe('en');
    expect((await send(admin, 'PATCH', '/locales/en', { translationService: '' })).status).toBe(200);
  });

  it('roles and translations are read', async () => {
    expect((await get(admin, '/roles?limit=500')).body.length).toBeGreaterThan(3);
    const row = { recordType: 'category', recordID: 1, propertyName: 'name', locale: 'fr' };
    await send(admin, 'POST', '/locales', { locale: 'fr', translatable: true });
    const key = { ...row, translationPropertyKey: 'category.1.name' };
    const saved = await send(admin, 'PATCH', '/translations/categories', [{ ...key, translation: 'Tout' }]);
    expect(saved.status).toBe(200);
    const of = '/translations/categories?locale=fr&recordType=category&recordIDs[]=1';
    expect((await get(admin, of)).body[0]).toMatchObject({ ...key, translation: 'Tout' });
    expect((await send(admin, 'PATCH', '/translations/categories/remove', [key])).status).toBe(200);
    expect((await get(admin, of)).body).toEqual([]);
  });
});

describe('search, files, counting', () => {
  it('what is searched for has its paging in headers', async () => {
    const query =
      'query=&recordTypes=discussion&categoryID=1&includeChildCategories=true&locale=en&page=1&limit=5';
    const { status, headers } = await get(test.guest, `/search?${query}`);
    expect([status, headers.get('x-app-page-current')]).toEqual([200, '1']);
  });

  it('a file is uploaded by a form', async () => {
    const { status, body } = await mona.client.upload('/media', 'Terns nest here.', 'terns.txt');
    expect([status, body.name]).toEqual([201, 'terns.txt']);
    expect((await get(mona, `/media/${body.mediaID}`)).body).toMatchObject({ mediaID: body.mediaID });
    const refused = await mona.client.upload('/media', 'MZ', 'terns.exe');
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'file']);
  });

  it('views are counted, and the choice about it is stored', async () => {
    const view = { type: 'discussion_view', url: `${test.url}/discussion/1`, discussionID };
    expect((await send(mona, 'POST', '/tick', view)).status).toBe(201);
    expect((await send(mona, 'POST', '/analytics/privacy', { AnonymizeData: 1 })).status).toBe(201);
    expect((await get(mona, '/analytics/privacy')).body).toEqual({ AnonymizeData: 1 });
  });
});
