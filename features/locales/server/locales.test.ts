import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { localesFeature } from '../locales.feature.ts';

const french: Record<string, string | { one: string; other: string }> = {
  Search: 'Rechercher',
  '{count} posts': { one: '{count} </script>', other: '{count} messages' },
};

let test: TestSite;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  test = await accountSite({ more: [localesFeature] });
  test.site.options.wordings = async (locale) => (locale === 'fr' ? french : {});
  admin = await signedIn(test, 'Admin_one', 'administrator');
  member = await signedIn(test, 'Member_one');
});
afterAll(() => test.close());

const english = {
  localeID: 'en',
  localeKey: 'en',
  regionalKey: 'en',
  displayNames: { en: 'English' },
  translatable: true,
  translationService: null,
};

describe('languages', () => {
  it('begin with English', async () => {
    expect((await test.guest.get('/locales')).body).toEqual([english]);
    expect((await test.guest.get('/locales?isMachineTranslations=true')).body).toEqual([]);
    expect((await test.guest.get('/locales?isMachineTranslations=false')).body).toEqual([english]);
    expect((await admin.client.get('/locales/en')).body).toEqual(english);
    expect((await admin.client.get('/locales/fr')).status).toBe(404);
  });

  it('are added once, however often at the same moment', async () => {
    const added = await Promise.all(
      Array.from({ length: 50 }, () => admin.client.post('/locales', { locale: 'fr', translatable: false })),
    );
    expect(added.map((each) => each.status).sort()).toEqual([201, ...Array(49).fill(409)]);
    const [first, second] = (await test.guest.get('/locales')).body;
    expect(first.displayNames).toEqual({ en: 'English', fr: 'anglais' });
    expect(second).toMatchObject({
      localeID: 'fr',
      displayNames: { en: 'French', fr: 'français' },
      translatable: false,
    });
    const brazil = await admin.client.post('/locales', { locale: 'pt_br', translatable: true });
    expect(brazil.body).toMatchObject({ localeID: 'pt-BR', translatable: true });
    expect((await admin.client.get('/locales/pt_BR')).body.localeID).toBe('pt-BR');
  });

  it('are changed', async () => {
    const changed = await admin.client.patch('/locales/fr', { translatable: true, translationService: null });
    expect(changed.body).toMatchObject({ localeID: 'fr', translatable: true });
    expect((await admin.client.patch('/locales/fr', {})).body).toEqual(changed.body);
    expect((await admin.client.patch('/locales/fr', { translationService: 'google' })).status).toBe(422);
    expect((await admin.client.patch('/locales/de', { translatable: true })).status).toBe(404);
  });

  it.each([
    [{ locale: 'zz-nowhere', translatable: true }, 422],
    [{ locale: 'x y', translatable: true }, 422],
    [{ locale: 'de' }, 400],
    [{ translatable: true }, 400],
    [{ locale: 'de', translatable: 'perhaps' }, 422],
  ])('refuses %o', async (body, status) => {
    expect((await admin.client.post('/locales', body)).status).toBe(status);
  });

  it('are looked after by managers', async () => {
    for (const client of [test.guest, member.client]) {
      expect((await client.get('/locales/en')).status).toBe(403);
      expect((await client.post('/locales', { locale: 'de', translatable: true })).status).toBe(403);
      expect((await client.patch('/locales/en', { translatable: false })).status).toBe(403);
    }
  });
});

describe('wordings', () => {
  it('come by their English text, to be kept for half an hour', async () => {
    const { body, headers } = await test.guest.get('/locales/translations/fr');
    expect(body).toEqual({ Search: 'Rechercher', '{count} posts': '{count} messages' });
    expect(headers.get('cache-control')).toBe('public, max-age=1800');
    expect(headers.get('etag')).toMatch(/^".+"$/);
    const again = await test.guest.call('GET', '/locales/translations/fr?etag=abc', undefined, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await test.guest.get('/locales/translations/en')).body).toEqual({});
    expect((await test.guest.get('/locales/translations/xx')).status).toBe(404);
  });

  it('come as a script', async () => {
    const { text, headers, status } = await test.guest.page('/api/v2/locales/translations/fr.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const page: { window?: object; gdn?: { translations: unknown } } = {};
    page.window = page;
    runInNewContext(text, page);
    expect(page.gdn?.translations).toEqual({ Search: 'Rechercher', '{count} posts': '{count} messages' });
    expect((await test.guest.page('/api/v2/locales/translations/xx.js')).status).toBe(404);
  });
});
