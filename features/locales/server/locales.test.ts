import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Messages } from '../../../platform/contract/languages/translate.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { addonsFeature } from '../../addons/addons.feature.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { mailTo } from '../../users/server/testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { localesFeature } from '../locales.feature.ts';

const french: Record<string, string | { one: string; other: string }> = {
  Search: 'Rechercher',
  '{count} posts': { one: '{count} </script>', other: '{count} messages' },
};

const messages: Record<string, Messages> = {
  en: { Search: 'Search', Close: 'Close' },
  fr: french,
  pl: {
    Close: 'Zamknij',
    'Hello {name},': 'Witaj {name},',
    '{site}: choose a new password': '{site}: wybierz nowe haslo',
    'The interface does not speak this language here.': 'Tego języka tu nie ma.',
  },
  ar: { Close: 'إغلاق' },
};

const pack = (locale: string): Feature => ({
  name: `the-${locale}`,
  addon: { key: locale, name: locale, description: 'A language.', locale, configKey: `locales.${locale}` },
});

let test: TestSite;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  test = await accountSite({ withJobs: true, more: [addonsFeature, localesFeature, pack('pl'), pack('ar')] });
  test.site.options.messages = async (locale) => messages[locale] ?? {};
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

describe('messages', () => {
  it('come by their English text, to be cached for half an hour', async () => {
    const { body, headers } = await test.guest.get('/locales/translations/fr');
    expect(body).toEqual({ Search: 'Rechercher', Close: 'Close', '{count} posts': '{count} messages' });
    expect(headers.get('cache-control')).toBe('public, max-age=1800');
    expect(headers.get('etag')).toMatch(/^".+"$/);
    const again = await test.guest.call('GET', '/locales/translations/fr?etag=abc', undefined, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await test.guest.get('/locales/translations/en')).body).toEqual(messages.en);
    expect((await test.guest.get('/locales/translations/xx')).status).toBe(404);
  });

  it('come as a script', async () => {
    const { text, headers, status } = await test.guest.page('/api/v2/locales/translations/fr.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const page: { window?: object; gdn?: { translations: unknown } } = {};
    page.window = page;
    runInNewContext(text, page);
    expect(page.gdn?.translations).toMatchObject({
      Search: 'Rechercher',
      '{count} posts': '{count} messages',
    });
    expect((await test.guest.page('/api/v2/locales/translations/xx.js')).status).toBe(404);
  });
});

/** The language of a page: the document that is rendered to it stands in the answer. */
async function pageLanguage(client: TestSite['guest'], acceptLanguage = '*') {
  const { text, headers } = await client.page('/nowhere', { 'accept-language': acceptLanguage });
  const { site } = JSON.parse(text);
  expect(headers.get('vary')).toContain('Accept-Language');
  return site as { locale: string; isRightToLeft: boolean; languages?: unknown[]; messagesUrl?: string };
}

describe('languages of the interface', () => {
  const switchTo = (addonID: string, enabled: boolean) =>
    admin.client.patch(`/addons/${addonID}`, { enabled });

  it('are add-ons of their own type', async () => {
    expect(await pageLanguage(test.guest, 'pl')).toMatchObject({ locale: 'en', isRightToLeft: false });
    expect((await pageLanguage(test.guest)).languages).toBeUndefined();
    const { body: packs } = await admin.client.get('/addons?type=locale');
    expect(packs).toMatchObject([
      { addonID: 'pl-locale', key: 'pl', enabled: false, attributes: { locale: 'pl' } },
      { addonID: 'ar-locale', key: 'ar', enabled: false },
    ]);
    for (const each of packs)
      expect((await switchTo(each.addonID, true)).body).toMatchObject([{ enabled: true }]);
    const keys = (await test.guest.get('/locales')).body.map((each: { localeKey: string }) => each.localeKey);
    expect(keys.slice(0, 3)).toEqual(['en', 'ar', 'fr']);
    expect(keys).toContain('pl');
    expect((await admin.client.patch('/locales/pl', { translatable: false })).body.translatable).toBe(false);
    expect((await admin.client.post('/locales', { locale: 'ar', translatable: true })).status).toBe(409);
  });

  it('follow what the browser asks for, among those that are there', async () => {
    expect(await pageLanguage(test.client(), 'de, pl-PL;q=0.8, en;q=0.5')).toMatchObject({
      locale: 'pl',
      languages: [
        { locale: 'en', name: 'English' },
        { locale: 'pl', name: 'Polski' },
        { locale: 'ar', name: 'العربية' },
      ],
    });
    expect(await pageLanguage(test.client(), 'ar-EG')).toMatchObject({ locale: 'ar', isRightToLeft: true });
    expect(await pageLanguage(test.client(), 'de')).toMatchObject({ locale: 'en' });
  });

  it('can be chosen, by guests in their browser, by members for good', async () => {
    const guest = test.client();
    const chosen = await guest.put('/locales/choice', { locale: 'pl' });
    expect([chosen.status, chosen.body]).toEqual([200, { locale: 'pl' }]);
    expect(chosen.headers.get('set-cookie')).toMatch(
      /^parley-locale=pl; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await pageLanguage(guest, 'ar')).locale).toBe('pl');
    await guest.put('/locales/choice', { locale: null });
    expect((await pageLanguage(guest, 'ar')).locale).toBe('ar');

    await member.client.put('/locales/choice', { locale: 'AR' });
    const { locale } =
      (await test.site.database.row<{ locale: string }>(
        sql`select locale from users where user_id = ${member.userID}`,
      )) ?? {};
    expect(locale).toBe('ar');
    const elsewhere = test.client();
    await elsewhere.put('/locales/choice', { locale: 'pl' });
    await elsewhere.signIn('Member_one', PASSWORD);
    expect((await pageLanguage(elsewhere, 'en')).locale).toBe('ar');
  });

  it('are those of the mail that somebody gets', async () => {
    await member.client.put('/locales/choice', { locale: 'pl' });
    await test.guest.post('/users/request-password', { email: member.email });
    const mail = await mailTo(test, member.email);
    expect(mail).toContain('Subject: Parley: wybierz nowe haslo');
    expect(mail).toContain('Witaj Member_one,');
    // What the language lacks is shown in English.
    expect(mail).toContain('with this link you choose a new password');
  });

  it('speak to whoever is refused something', async () => {
    const refused = await test
      .client()
      .call('PUT', '/locales/choice', { locale: 'fr' }, { 'accept-language': 'pl' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'locale.notSpoken', message: 'Tego języka tu nie ma.' },
    ]);
    const program = await test
      .client()
      .call('PUT', '/locales/choice', { locale: 'fr' }, { 'accept-language': 'pl', 'x-requested-with': '' });
    expect(program.body).toMatchObject({ message: 'The interface does not speak this language here.' });
    expect((await test.guest.put('/locales/choice?locale=pl', { locale: 'de' })).body.message).toBe(
      'Tego języka tu nie ma.',
    );
    expect((await test.guest.put('/locales/choice', {})).status).toBe(400);
    expect((await test.guest.put('/locales/choice', { locale: 7 })).status).toBe(422);
  });

  it('come as one file for each, cached for ever under the hash of its content', async () => {
    const { messagesUrl = '' } = await pageLanguage(test.client(), 'pl');
    expect(messagesUrl).toMatch(/^\/locales\/pl\.[\w-]{12}\.json$/);
    const { text, headers } = await test.guest.page(messagesUrl, { 'accept-encoding': 'br' });
    expect(JSON.parse(text)).toEqual(messages.pl);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    const old = await test.guest.page('/locales/pl.abcdefghijkl.json');
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await test.guest.page('/locales/fr.abcdefghijkl.json')).status).toBe(404);
    expect((await pageLanguage(test.client(), 'en')).messagesUrl).toBeUndefined();
  });

  it('are what a site has changed', async () => {
    const change = (messages: object) => admin.client.patch('/config', { 'garden.wordings': messages });
    expect((await change({ pl: { Close: 'Zamknij {what}' } })).status).toBe(422);
    expect((await change({ pl: { Close: { one: 'Zamknij' } } })).status).toBe(422);
    const before = await pageLanguage(test.client(), 'pl');
    const own = { en: { Search: 'Look for it' }, pl: { Close: 'Ukryj', 'Discussion not found.': 'Nie ma.' } };
    expect((await change(own)).status).toBe(200);
    const english = await pageLanguage(test.client(), 'en');
    expect((await test.guest.page(english.messagesUrl ?? '')).body).toEqual(own.en);
    const polish = await pageLanguage(test.client(), 'pl');
    expect(polish.messagesUrl).not.toBe(before.messagesUrl);
    expect((await test.guest.page(polish.messagesUrl ?? '')).body).toMatchObject({
      ...messages.pl,
      Close: 'Ukryj',
    });
    expect((await test.guest.get('/locales/translations/en')).body).toMatchObject({
      Search: 'Look for it',
      Close: 'Close',
    });
    await change({});
    expect((await pageLanguage(test.client(), 'pl')).messagesUrl).toBe(before.messagesUrl);
  });

  it('begin with that of the site, and go with their add-on', async () => {
    expect((await admin.client.patch('/config', { 'garden.locale': 'klingon!' })).status).toBe(422);
    await admin.client.patch('/config', { 'garden.locale': 'pl' });
    expect(await pageLanguage(test.client(), 'de')).toMatchObject({
      locale: 'pl',
      languages: [{ locale: 'pl' }, {}, {}],
    });
    expect((await test.guest.get('/locales')).body[0].localeKey).toBe('pl');
    await switchTo('pl-locale', false);
    expect(await pageLanguage(test.client(), 'pl')).toMatchObject({ locale: 'en' });
    await admin.client.patch('/config', { 'garden.locale': 'en' });
  });
});

describe('messages of the community', () => {
  const of = (locale: string, query = '') => admin.client.get(`/locales/${locale}/wordings${query}`);
  const change = (locale: string, wording: string, own: unknown) =>
    admin.client.patch(`/locales/${locale}/wordings`, { wording, own });

  it('are found by what they say, changed, and put back', async () => {
    await switchOn('pl');
    const all = await of('pl');
    expect(all.body).toEqual([
      { wording: 'Search', english: 'Search', asItComes: null, own: null },
      { wording: 'Close', english: 'Close', asItComes: 'Zamknij', own: null },
    ]);
    expect(all.headers.get('x-app-page-result-count')).toBe('2');
    expect(all.statements).toBeLessThanOrEqual(2);
    const changed = await change('pl', 'Close', ' Ukryj ');
    expect(changed.body).toMatchObject({ wording: 'Close', own: 'Ukryj' });
    for (const query of ['zamkn', 'UKRYJ', 'close'])
      expect((await of('pl', `?query=${query}`)).body).toMatchObject([{ wording: 'Close' }]);
    expect((await of('pl', '?isChanged=true')).body).toHaveLength(1);
    expect((await of('pl', '?isMissing=true')).body).toMatchObject([{ wording: 'Search' }]);
    expect((await of('pl', '?query=nothing+like+it')).body).toEqual([]);
    expect((await test.guest.get('/locales/translations/pl')).body.Close).toBe('Ukryj');
    await change('pl', 'Close', null);
    expect((await change('pl', 'Close', null)).body.own).toBeNull();
    expect((await of('pl', '?isChanged=true')).body).toEqual([]);
    expect((await test.guest.get('/locales/translations/pl')).body.Close).toBe('Zamknij');
  });

  it('may be texts of its own, and are all stored when several are changed at once', async () => {
    const titles = ['Our news', 'Our garden', 'Our events', 'Our rules'];
    await Promise.all(titles.map((title) => change('pl', title, `${title} (pl)`)));
    expect(
      (await of('pl', '?isChanged=true')).body.map((row: { wording: string }) => row.wording).sort(),
    ).toEqual(titles.toSorted());
    for (const title of titles) await change('pl', title, null);
  });

  it.each<[string, unknown, number]>([
    ['Close', 'Zamknij {what}', 422],
    ['Close', { one: 'x', few: 'x', many: 'x', other: 'x' }, 422],
    ['Close', '', 422],
    ['Close', undefined, 400],
    ['', 'x', 422],
  ])('refuse %s as %o', async (wording, own, status) => {
    expect((await change('pl', wording, own)).status).toBe(status);
  });

  it('have every plural form of their language', async () => {
    messages.en = { ...messages.en, '{count} posts': { one: '{count} post', other: '{count} posts' } };
    expect((await change('pl', '{count} posts', 'wpisy')).status).toBe(422);
    expect(
      (await change('pl', '{count} posts', { one: '{count} wpis', other: '{count} wpisu' })).status,
    ).toBe(422);
    const forms = {
      one: '{count} wpis',
      few: '{count} wpisy',
      many: '{count} wpisów',
      other: '{count} wpisu',
    };
    expect((await change('pl', '{count} posts', forms)).body.own).toEqual(forms);
  });

  it('are looked after by managers', async () => {
    for (const client of [test.guest, member.client]) {
      expect((await client.get('/locales/en/wordings')).status).toBe(403);
      expect((await client.patch('/locales/en/wordings', { wording: 'Close', own: 'Shut' })).status).toBe(
        403,
      );
    }
    expect((await of('xx')).status).toBe(404);
  });
});

const switchOn = (key: string) => admin.client.patch(`/addons/${key}-locale`, { enabled: true });
