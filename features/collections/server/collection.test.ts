import { beforeAll, describe, expect, it } from 'vitest';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
let admin: TestClient;
/** Two discussions that everybody sees, one in the private category, one that is deleted by and by. */
let seen: number[];
let hidden: number;
beforeAll(async () => {
  admin = test.admin.client;
  const post = async (name: string, categoryID = 1) =>
    (await discussionBy(admin, { name, categoryID })).discussionID;
  seen = [await post('First'), await post('Second'), await post('Third')];
  hidden = await post('Behind the door', test.privateCategoryID);
});

const discussion = (recordID: number, sort?: number) => ({ recordType: 'discussion', recordID, sort });
const category = (recordID: number, sort?: number) => ({ recordType: 'category', recordID, sort });
const collect = async (name: string, records: unknown[]): Promise<number> => {
  const { status, body, text } = await admin.post('/collections', { name, records });
  if (status !== 201) throw new Error(text);
  return body.collectionID;
};
const idsOf = (body: { records: { recordID: number }[] }) => body.records.map((each) => each.recordID);

describe('collections', () => {
  it('are created, listed, changed and deleted', async () => {
    const [one, two] = seen as [number, number];
    const made = await admin.post('/collections', {
      name: 'Worth reading',
      records: [discussion(two, 2), category(1), discussion(one, 1)],
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Worth reading',
      insertUserID: test.admin.userID,
      dateUpdated: null,
      updateUserID: null,
      records: [discussion(one, 1), discussion(two, 2), { ...category(1), sort: null }],
    });
    const path = `/collections/${made.body.collectionID}`;
    expect((await admin.get(path)).body).toEqual(made.body);
    const renamed = await admin.patch(path, { name: 'Worth a look' });
    expect(renamed.body).toMatchObject({ name: 'Worth a look', updateUserID: test.admin.userID });
    expect(idsOf(renamed.body)).toEqual(idsOf(made.body));
    const replaced = await admin.patch(path, { records: [discussion(two, 5)] });
    expect(replaced.body.records).toEqual([{ ...made.body.records[1], sort: 5 }]);
    const found = async (query: string) => (await admin.get(`/collections?${query}`)).body.length;
    expect(await found(`collectionID=${made.body.collectionID}`)).toBe(1);
    expect(await found('name=a%20LOOK')).toBe(1);
    expect(await found('name=nothing')).toBe(0);
    expect(await found('dateUpdated=>=2020-01-01')).toBe(1);
    expect((await admin.get('/collections?limit=1')).headers.get('x-app-page-limit')).toBe('1');
    expect((await admin.delete(path)).status).toBe(204);
    for (const answer of [admin.get(path), admin.patch(path, { name: 'x' }), admin.delete(path)])
      expect((await answer).status).toBe(404);
  });

  it.each([
    ['a record twice', () => ({ records: [discussion(seen[0] ?? 0), discussion(seen[0] ?? 0)] }), 400],
    ['an unknown discussion', () => ({ records: [discussion(9999)] }), 404],
    ['an unknown category', () => ({ records: [category(9999)] }), 404],
    ['a kind there is not', () => ({ records: [{ recordType: 'article', recordID: 1 }] }), 422],
    ['more than thirty', () => ({ records: Array.from({ length: 31 }, (_, at) => discussion(at + 1)) }), 422],
    ['no records', () => ({ records: undefined }), 400],
    ['no name', () => ({ name: undefined }), 400],
    ['an empty name', () => ({ name: '  ' }), 422],
    ['a long name', () => ({ name: 'x'.repeat(256) }), 422],
    ['a name that is taken', () => ({ name: 'TAKEN' }), 400],
  ])('are refused with %s', async (_, wrong, status) => {
    const taken =
      (await admin.get('/collections?name=taken')).body[0]?.collectionID ?? (await collect('Taken', []));
    expect((await admin.post('/collections', { name: 'New', records: [], ...wrong() })).status).toBe(status);
    const other = await collect(`Other ${Math.random()}`, []);
    const { name = 'Kept', records } = wrong() as { name?: string; records?: unknown };
    if (status !== 400 || records || name === 'TAKEN')
      expect((await admin.patch(`/collections/${other}`, { name, records })).status).toBe(status);
    expect((await admin.get(`/collections/${taken}`)).status).toBe(200);
  });

  it('are for those who manage the community', async () => {
    const id = await collect('Guarded', []);
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      const answers = await Promise.all([
        client.get('/collections'),
        client.get(`/collections/${id}`),
        client.post('/collections', { name: 'Mine', records: [] }),
        client.patch(`/collections/${id}`, { name: 'Mine' }),
        client.delete(`/collections/${id}`),
        client.get('/collections/by-resource?recordType=category&recordID=1'),
        client.put('/collections/by-resource', { record: category(1), collectionIDs: [id] }),
        client.get('/collections/contents/en'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403));
    }
  });

  it('take nothing that their maker does not see', async () => {
    const grant = (isOn: boolean) =>
      admin.patch('/roles/8/permissions', [{ type: 'global', permissions: { 'community.manage': isOn } }]);
    await grant(true);
    const { client } = test.member;
    for (const record of [discussion(hidden), category(test.privateCategoryID)]) {
      const answers = await Promise.all([
        client.post('/collections', { name: 'Peeking', records: [record] }),
        client.put('/collections/by-resource', { record, collectionIDs: [] }),
      ]);
      expect(answers.map(({ body }) => body.permissions)).toEqual(Array(2).fill(['discussions.view']));
    }
    expect((await client.post('/collections', { name: 'In sight', records: [category(1)] })).status).toBe(
      201,
    );
    await grant(false);
  });

  it('of fifty made alike at once, one is there', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.post('/collections', { name: 'Once', records: [category(1)] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await admin.get('/collections?name=once')).body).toHaveLength(1);
  });

  it('lose what is deleted', async () => {
    const gone = seen[2] as number;
    const id = await collect('Fading', [discussion(gone), discussion(seen[0] as number)]);
    await admin.delete(`/discussions/${gone}`);
    expect(idsOf((await admin.get(`/collections/${id}`)).body)).toEqual([seen[0]]);
  });
});

describe('a record', () => {
  it('stands in exactly the collections it is put into', async () => {
    const [a, b] = [await collect('A', []), await collect('B', [category(1)])];
    const full = await collect('Full', await thirty());
    const put = (collectionIDs: number[]) =>
      admin.put('/collections/by-resource', { record: category(1, 3), collectionIDs });
    const names = async (answer: ReturnType<typeof put>) =>
      (await answer).body.map((each: { name: string }) => each.name);
    await put([]);
    expect(await names(put([a, 9999, full]))).toEqual(['A']);
    expect(await names(put([b, a]))).toEqual(['A', 'B']);
    const held = await admin.get('/collections/by-resource?recordType=category&recordID=1');
    expect(held.body).toEqual((await put([a, b])).body);
    expect(await names(put([]))).toEqual([]);
    const unknown = { record: discussion(9999), collectionIDs: [a] };
    expect((await admin.put('/collections/by-resource', unknown)).status).toBe(404);
    expect((await admin.put('/collections/by-resource', { collectionIDs: [a] })).status).toBe(400);
    const wrong = { record: { recordType: 'article', recordID: 1 }, collectionIDs: [a] };
    expect((await admin.put('/collections/by-resource', wrong)).status).toBe(422);
    expect((await admin.put('/collections/by-resource', { record: category(1) })).status).toBe(400);
    await Promise.all(Array.from({ length: 50 }, () => put([a, b])));
    expect((await admin.get(`/collections/${a}`)).body.records).toHaveLength(1);
  });

  it('is never the thirty-first, however many come at once', async () => {
    const id = await collect('Nearly full', (await thirty()).slice(1));
    await Promise.all(
      [...seen.slice(0, 2), hidden].map((recordID) =>
        admin.put('/collections/by-resource', { record: discussion(recordID), collectionIDs: [id] }),
      ),
    );
    expect((await admin.get(`/collections/${id}`)).body.records).toHaveLength(30);
  });

  let made: { recordType: string; recordID: number }[] | undefined;
  async function thirty() {
    made ??= await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const { body } = await admin.post('/categories', { name: `Shelf ${at}`, urlcode: `shelf-${at}` });
        return category(body.categoryID);
      }),
    );
    return made;
  }
});

describe('what a collection holds', () => {
  it('is shown to everybody as far as they may see it', async () => {
    const id = await collect('Mixed', [
      discussion(hidden, 1),
      discussion(seen[0] as number, 2),
      category(test.privateCategoryID, 3),
      category(1, 4),
    ]);
    const path = `/collections/${id}/content/en`;
    const { status, body } = await test.guest.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      collectionID: id,
      name: 'Mixed',
      records: [
        {
          recordType: 'discussion',
          sort: 2,
          record: { discussionID: seen[0], name: 'First', insertUser: { name: 'Adelina' } },
        },
        { recordType: 'category', sort: 4, record: { categoryID: 1, name: 'General' } },
      ],
    });
    expect(body.records).toHaveLength(2);
    expect(idsOf((await test.member.client.get(path)).body)).toEqual([seen[0], 1]);
    expect(idsOf((await test.moderator.client.get(path)).body)).toEqual([
      hidden,
      seen[0],
      test.privateCategoryID,
      1,
    ]);
    expect((await test.guest.get('/collections/9999/content/en')).status).toBe(404);
    for (const [locale, expected] of [
      ['de-CH', 200],
      ['pt_BR', 200],
      ['nolanguage', 400],
      ['zz', 400],
      ['e*n', 400],
    ] as const)
      expect((await test.guest.get(`/collections/${id}/content/${encodeURIComponent(locale)}`)).status).toBe(
        expected,
      );
  });

  it('is listed across collections, page by page, in a fixed number of statements', async () => {
    const id = await collect('Listed', [
      discussion(seen[0] as number, 1),
      discussion(seen[1] as number, 2),
      category(1, 3),
    ]);
    const all = await admin.get(`/collections/contents/en?collectionID=${id}&expand=collection`);
    expect(all.body).toMatchObject([
      {
        collectionID: id,
        recordID: seen[0],
        record: { name: 'First' },
        collection: { collectionID: id, name: 'Listed' },
      },
      { recordID: seen[1] },
      { recordType: 'category', record: { name: 'General' } },
    ]);
    const second = await admin.get(`/collections/contents/en?collectionID=${id}&limit=1&page=2`);
    expect(second.body).toHaveLength(1);
    expect(second.body[0].collection).toBeUndefined();
    expect(second.headers.get('x-app-page-result-count')).toBe('3');
    expect((await admin.get('/collections/contents/en?dateAddedToCollection=<2020-01-01')).body).toEqual([]);
    const wide = await admin.get('/collections/contents/en');
    expect(wide.body.length).toBeGreaterThan(30);
    const one = await admin.get(`/collections/contents/en?collectionID=${id}`);
    expect(wide.statements).toBeLessThanOrEqual(one.statements);
    const page = await test.guest.get(`/collections/${id}/content/en`);
    expect(page.statements).toBeLessThanOrEqual(6);
  });

  it('is featured on a page, of which everybody sees as much as of its records', async () => {
    const id = await collect('On the front page', [discussion(hidden, 1), discussion(seen[0] as number, 2)]);
    const widget = { $hydrate: 'react.featuredcollections', apiParams: { collectionID: id } };
    const layout = [{ $hydrate: 'react.section.1-column', children: [widget] }];
    const { database } = test.site;
    await database.execute(sql`
      with made as (
        insert into layouts (name, layout_view_type, layout)
        values ('Picks', 'home', ${JSON.stringify(layout)}) returning layout_id
      )
      insert into layout_views (layout_id, layout_view_type, record_type, record_id)
      select layout_id, 'home', 'global', -1 from made`);
    test.site.invalidate([cacheTag.layouts]);
    const page = async (client: TestClient) => (await client.page('/')).text;
    for (const client of [test.guest, test.member.client]) {
      expect(await page(client)).toContain('On the front page');
      expect(await page(client)).not.toContain('Behind the door');
    }
    expect(await page(test.moderator.client)).toContain('Behind the door');
    await admin.patch(`/collections/${id}`, {
      name: 'Renamed in a moment',
      records: [discussion(seen[1] as number)],
    });
    expect(await page(test.guest)).toMatch(/Renamed in a moment[\s\S]*Second/);
    await admin.delete(`/collections/${id}`);
    expect(await page(test.guest)).not.toContain('Renamed in a moment');
  });
});
