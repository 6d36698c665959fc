import { beforeAll, describe, expect, it } from 'vitest';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile({ hasFloodLimits: true });
let boss: TestMember;
let categoryID: number;
let tagID: number;

beforeAll(async () => {
  boss = await signedIn(test, 'Boss', 'administrator');
  const { client } = boss;
  for (const key of ['pl', 'ar'])
    expect((await client.patch(`/addons/${key}-locale`, { enabled: true })).status).toBe(200);
  const category = { name: 'Gardens', urlcode: 'gardens', description: 'What grows.' };
  ({ categoryID } = (await client.post('/categories', category)).body);
  ({ tagID } = (await client.post('/tags', { name: 'Bees' })).body);
});

const inCategories = (propertyName: string, translation: string, locale = 'pl') => ({
  recordType: 'category',
  recordID: categoryID,
  propertyName,
  locale,
  translation,
});
const save = (resource: string, rows: unknown) => boss.client.patch(`/translations/${resource}`, rows);
const remove = (resource: string, rows: unknown) =>
  boss.client.patch(`/translations/${resource}/remove`, rows);

describe('translations', () => {
  it('are saved, changed, found and removed', async () => {
    const saved = await save('categories', [
      inCategories('name', ' Ogrody '),
      inCategories('name', 'بستان', 'ar'),
    ]);
    expect([saved.status, saved.text]).toEqual([200, '']);
    await save('categories', [inCategories('description', 'Co rośnie.'), inCategories('name', 'Ogródki')]);
    const of = `/translations/categories?recordType=category&recordIDs=${categoryID}`;
    const { body, headers } = await boss.client.get(`${of}&locale=PL`);
    expect(body).toEqual([
      {
        resource: 'categories',
        recordType: 'category',
        recordID: categoryID,
        propertyName: 'description',
        translationPropertyKey: `category.${categoryID}.description`,
        locale: 'pl',
        translation: 'Co rośnie.',
        dateUpdated: expect.stringMatching(/^\d{4}-/),
      },
      expect.objectContaining({ propertyName: 'name', translation: 'Ogródki' }),
    ]);
    expect(headers.get('link')).toBeNull();
    expect((await boss.client.get(`${of}&locale=ar&propertyName=name`)).body).toMatchObject([
      { translation: 'بستان' },
    ]);
    expect((await boss.client.get(`${of}&locale=pl&limit=1&page=2`)).body).toMatchObject([
      { propertyName: 'name' },
    ]);
    const { translation: _, ...place } = inCategories('name', '');
    expect((await remove('categories', [place])).status).toBe(200);
    expect((await boss.client.get(`${of}&locale=pl`)).body).toHaveLength(1);
    await remove('categories', [
      { ...place, propertyName: 'description' },
      { ...place, locale: 'ar' },
    ]);
    expect((await boss.client.get(`${of}&locale=pl`)).body).toEqual([]);
  });

  it('are of what was written, however the page says it', async () => {
    await save('categories', [inCategories('name', 'Ogrody')]);
    const query = `recordType=category&recordIDs=${categoryID}&locale=pl`;
    const { body } = await boss.client.get(`/translations/categories/properties?${query}`);
    expect(body).toMatchObject([
      {
        propertyName: 'name',
        sourceText: 'Gardens',
        propertyType: 'text',
        propertyValidation: { maxLength: 255 },
      },
      {
        translationPropertyKey: `category.${categoryID}.description`,
        sourceText: 'What grows.',
        propertyType: 'text-multiline',
      },
    ]);
    const fields = (await boss.client.get('/translations/profileFields/properties')).body;
    expect(fields[0]).toMatchObject({ recordType: 'profileField', recordKey: expect.any(String) });
    await remove('categories', [inCategories('name', 'x')]);
  });

  it.each<[string, object | ((id: number) => object), number, string]>([
    ['a language that the community does not have', { locale: 'fr' }, 422, 'locale'],
    ['the language the texts are written in', { locale: 'en' }, 422, 'locale'],
    ['no language', { locale: undefined }, 400, 'locale'],
    ['nothing', { translation: '  ' }, 422, 'translation'],
    ['no words', { translation: undefined }, 400, 'translation'],
    ['more than there is room for', { translation: 'x'.repeat(256) }, 422, 'translation'],
    ['what is no property', { propertyName: 'urlcode' }, 422, 'propertyName'],
    ['another kind of record', { recordType: 'tag' }, 422, 'recordType'],
    ['a record that is not there', { recordID: 99_999 }, 422, 'recordID'],
    ['no record', { recordID: undefined }, 400, 'recordID'],
    ['two records in one', { recordKey: 'x' }, 422, 'recordID'],
  ])('refuse %s', async (_, change, status, field) => {
    const refused = await save('categories', [{ ...inCategories('name', 'Ogrody'), ...change }]);
    expect([refused.status, refused.body.errors[0].field]).toEqual([status, field]);
    expect((await boss.client.get('/translations/categories?locale=pl')).body).toEqual([]);
  });

  it('refuse questions that cannot be answered', async () => {
    const ask = async (path: string) => (await boss.client.get(`/translations/${path}`)).status;
    expect(await ask('categories')).toBe(400);
    expect(await ask('categories?locale=fr')).toBe(422);
    expect(await ask('categories?locale=pl&recordIDs=1')).toBe(422);
    expect(await ask('nothing?locale=pl')).toBe(404);
    expect(await ask('nothing/properties')).toBe(404);
    expect((await save('nothing', [])).status).toBe(404);
    expect((await remove('nothing', [])).status).toBe(404);
  });

  it('are for managers of the site', async () => {
    for (const { client } of [test.member, test.moderator, { client: test.guest }]) {
      expect((await client.get('/translations/categories?locale=pl')).status).toBe(403);
      expect((await client.get('/translations/categories/properties')).status).toBe(403);
      expect((await client.patch('/translations/categories', [])).status).toBe(403);
      expect((await client.patch('/translations/categories/remove', [])).status).toBe(403);
      expect((await client.post('/translations', { urlCode: 'kb' })).status).toBe(403);
    }
  });

  it('of other programs stand in resources of their own', async () => {
    const added = await boss.client.post('/translations', { urlCode: 'kb', sourceLocale: 'pl' });
    expect([added.status, added.text]).toEqual([201, '']);
    expect((await boss.client.post('/translations', { urlCode: 'kb' })).status).toBe(400);
    expect((await boss.client.post('/translations', { urlCode: 'a b' })).status).toBe(422);
    expect((await boss.client.post('/translations', { urlCode: 'x', sourceLocale: 'fr' })).status).toBe(422);
    const row = { recordType: 'article', recordKey: 'hello', propertyName: 'name', translation: 'Hello' };
    expect((await save('kb', [{ ...row, locale: 'pl' }])).status).toBe(422);
    const twice = [
      { ...row, locale: 'en' },
      { ...row, locale: 'en', translation: 'Hi' },
    ];
    expect((await save('kb', twice)).status).toBe(200);
    expect((await boss.client.get('/translations/kb?locale=en')).body).toMatchObject([
      { recordKey: 'hello', translation: 'Hi', translationPropertyKey: 'article.hello.name' },
    ]);
    expect((await boss.client.get('/translations/kb/properties')).body).toEqual([]);
  });

  it('are made once, whoever saves at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => save('categories', [inCategories('name', `Ogrody ${at}`)])),
    );
    expect(new Set(all.map((each) => each.status))).toEqual(new Set([200]));
    expect((await boss.client.get('/translations/categories?locale=pl')).body).toHaveLength(1);
    await remove('categories', [inCategories('name', 'x')]);
  });
});

/** All that stands on a page, in a language. */
async function pageIn(locale: string, path: string) {
  const { text, status } = await test.client().page(path, { 'accept-language': locale });
  expect(status).toBe(200);
  return text;
}

describe('what is translated', () => {
  it('is shown to readers of the language on the next page, cached ones included', async () => {
    const { discussionID } = await discussionBy(test.member.client, { categoryID, name: 'Mint in pots' });
    await boss.client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tagID] });
    const pages = ['/categories', '/categories/gardens', `/discussion/${discussionID}/mint-in-pots`];
    for (const path of pages) expect(await pageIn('pl', path)).toContain('Gardens');
    await save('categories', [inCategories('name', 'Ogrody'), inCategories('description', 'Co rośnie.')]);
    await save('tags', [
      { recordType: 'tag', recordID: tagID, propertyName: 'name', locale: 'pl', translation: 'Pszczoły' },
    ]);
    for (const path of pages) {
      const polish = await pageIn('pl', path);
      expect(polish).toContain('"Ogrody"');
      expect(polish).not.toContain('"Gardens"');
      for (const locale of ['en', 'ar']) expect(await pageIn(locale, path)).toContain('"Gardens"');
    }
    expect(await pageIn('pl', '/categories/gardens')).toContain('Co rośnie.');
    expect(await pageIn('pl', '/discussions/tagged/bees')).toContain('Pszczoły');
    expect(await pageIn('pl', pages[2] ?? '')).toContain('"Pszczoły"');
    await remove('categories', [inCategories('name', ''), inCategories('description', '')]);
    expect(await pageIn('pl', '/categories/gardens')).toContain('"Gardens"');
  });

  it('is answered by the API in the language that is asked for, and edited as it was written', async () => {
    await save('categories', [inCategories('name', 'Ogrody')]);
    const nameOf = async (path: string) => (await boss.client.get(path)).body.name;
    expect(await nameOf(`/categories/${categoryID}`)).toBe('Gardens');
    expect(await nameOf(`/categories/${categoryID}?locale=pl`)).toBe('Ogrody');
    expect(await nameOf(`/categories/${categoryID}/edit?locale=pl`)).toBe('Gardens');
    expect(await nameOf(`/tags/${tagID}?locale=pl`)).toBe('Pszczoły');
    const named = async (query: string) => (await boss.client.get(`/categories/search?${query}`)).body.length;
    expect([await named('query=ogro&locale=pl'), await named('query=ogro')]).toEqual([1, 0]);
    expect((await boss.client.get('/discussions?locale=pl&expand=category')).body[0].category.name).toBe(
      'Ogrody',
    );
  });

  it('goes with its record', async () => {
    const gone = (await boss.client.post('/categories', { name: 'Gone', urlcode: 'gone' })).body.categoryID;
    await save('categories', [{ ...inCategories('name', 'Minione'), recordID: gone }]);
    await boss.client.delete(`/categories/${gone}`);
    const left = (await boss.client.get('/translations/categories?locale=pl')).body;
    expect(left.map((row: { recordID: number }) => row.recordID)).toEqual([categoryID]);
  });

  it('may be the name of a profile field or of an item of the navigation', async () => {
    const { client } = boss;
    const [field] = (await client.get('/profile-fields?enabled=true')).body;
    const about = { recordType: 'profileField', recordKey: field.apiName, locale: 'pl' };
    await save('profileFields', [{ ...about, propertyName: 'label', translation: 'O sobie' }]);
    expect((await client.get('/profile-fields?enabled=true&locale=pl')).body[0].label).toBe('O sobie');

    const items = [
      { id: 'help', name: 'Help', children: [{ id: 'faq', name: 'Questions', url: '/faq' }] },
      { id: 'posts', name: 'Posts', url: '/discussions', isCustom: false },
    ];
    await client.put('/navigation/default', { items });
    const item = { recordType: 'navigationItem', propertyName: 'name', locale: 'pl' };
    const listed = (await client.get('/translations/navigation/properties')).body;
    expect(listed.map((row: { recordKey: string }) => row.recordKey)).toEqual(['help', 'faq']);
    await save('navigation', [{ ...item, recordKey: 'faq', translation: 'Pytania' }]);
    const shown = (await test.guest.get('/navigation?locale=pl')).body;
    expect(shown[0]).toMatchObject({ name: 'Help', children: [{ name: 'Pytania' }] });
    const page = JSON.parse(await pageIn('pl', '/categories')) as { page: { titleBar: LayoutNode } };
    expect(JSON.stringify(page.page.titleBar)).toContain('Pytania');
    // A list of the language's own says what it says.
    await client.put('/navigation/pl', { items: [{ id: 'faq', name: 'Częste', url: '/faq' }] });
    expect((await test.guest.get('/navigation?locale=pl')).body).toMatchObject([{ name: 'Częste' }]);
  });

  it('costs pages no further statement', async () => {
    const statements = async (locale: string) => {
      const path = `/layouts/lookup-hydrate?layoutViewType=categoryList&locale=${locale}`;
      await test.guest.get(path);
      return (await test.guest.get(path)).statements;
    };
    expect(await statements('pl')).toBe(await statements('en'));
  });
});
