import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Community, discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

async function add(post: Record<string, unknown>): Promise<number> {
  const { status, body, text } = await test.admin.client.post('/categories', post);
  if (status !== 201) throw new Error(text);
  return body.categoryID;
}

describe('categories', () => {
  it('begin with General and hide the root', async () => {
    const { body, status } = await test.guest.get('/categories');
    expect(status).toBe(200);
    expect(body.map((each: { urlcode: string }) => each.urlcode)).toEqual(['general']);
    expect(body[0]).toMatchObject({
      categoryID: 1,
      parentCategoryID: null,
      depth: 1,
      displayAs: 'discussions',
      children: [],
    });
    expect(body[0].url).toBe(`${test.url}/categories/general`);
    expect((await test.guest.get('/categories/-1')).status).toBe(404);
    expect((await test.guest.get('/categories/$urlcode:general')).body.categoryID).toBe(1);
    expect((await test.guest.get('/categories/$colour:red')).status).toBe(400);
    expect((await test.guest.get('/categories?categoryID=$urlcode:general')).body).toHaveLength(1);
    for (const name of ['$urlcode:back-room', '$name:Back room', '$urlcode:nothing']) {
      expect((await test.guest.get(`/categories/${name}`)).status).toBe(404);
      expect((await test.guest.get(`/categories?categoryID=${name}`)).status).toBe(404);
    }
    expect((await test.admin.client.get('/categories/$urlcode:back-room')).status).toBe(200);
  });

  it('are managed by administrators alone', async () => {
    const post = { name: 'Nope', urlcode: 'nope' };
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      expect((await client.post('/categories', post)).status).toBe(403);
      expect((await client.patch('/categories/1', { name: 'Nope' })).status).toBe(403);
      expect((await client.delete('/categories/1')).status).toBe(403);
      expect((await client.get('/categories/1/edit')).status).toBe(403);
    }
  });

  it('refuse taken, unusable and missing fields', async () => {
    expect(
      (await test.admin.client.post('/categories', { name: 'Twin', urlcode: 'GENERAL' })).body.code,
    ).toBe('category.urlcodeTaken');
    expect((await test.admin.client.post('/categories', { name: 'No address' })).status).toBe(400);
    for (const urlcode of ['a b', 'a/b', 'p2', '12']) {
      expect((await test.admin.client.post('/categories', { name: 'Bad', urlcode })).status).toBe(422);
    }
    expect(
      (
        await test.admin.client.post('/categories', {
          name: 'Orphan',
          urlcode: 'orphan',
          parentCategoryID: 999,
        })
      ).status,
    ).toBe(400);
    expect(
      (await test.admin.client.post('/categories', { name: 'Bad', urlcode: 'bad', displayAs: 'grid' }))
        .status,
    ).toBe(422);
  });

  it('make a tree whose sums are of what the viewer may see', async () => {
    const parent = await add({ name: 'Garden', urlcode: 'garden', displayAs: 'categories' });
    const seeds = await add({ name: 'Seeds', urlcode: 'seeds', parentCategoryID: parent });
    await test.admin.client.patch(`/categories/${test.privateCategoryID}`, { parentCategoryID: parent });
    await discussionBy(test.member.client, { categoryID: seeds });
    await discussionBy(test.admin.client, { categoryID: test.privateCategoryID });
    const asGuest = (await test.guest.get(`/categories/${parent}?expand=lastPost`)).body;
    expect(asGuest).toMatchObject({ countCategories: 1, countDiscussions: 0, countAllDiscussions: 1 });
    expect(asGuest.lastPost.insertUserID).toBe(test.member.userID);
    const asAdmin = (await test.admin.client.get(`/categories/${parent}?expand=lastPost`)).body;
    expect(asAdmin).toMatchObject({
      countCategories: 2,
      countAllDiscussions: 2,
      lastPost: { insertUserID: test.admin.userID },
    });
    const tree = (await test.guest.get('/categories?maxDepth=3')).body;
    const garden = tree.find((each: { categoryID: number }) => each.categoryID === parent);
    expect(garden.children.map((each: { name: string }) => each.name)).toEqual(['Seeds']);
    expect(garden.children[0]).toMatchObject({ depth: 2, parentCategoryID: parent });
    expect(garden.children[0].breadcrumbs.map((each: { name: string }) => each.name)).toEqual([
      'Home',
      'Garden',
      'Seeds',
    ]);
    expect((await test.guest.get(`/categories/${test.privateCategoryID}`)).status).toBe(403);
  });

  it('hang under the next visible ancestor where their parent is hidden', async () => {
    const open = await add({
      name: 'Open cellar',
      urlcode: 'cellar',
      parentCategoryID: test.privateCategoryID,
      customPermissions: true,
    });
    await test.admin.client.patch('/roles/2/permissions', [
      { type: 'category', id: open, permissions: { 'discussions.view': true } },
    ]);
    const body = (await test.guest.get(`/categories/${open}`)).body;
    expect(body.breadcrumbs.map((each: { name: string }) => each.name)).toEqual([
      'Home',
      'Garden',
      'Open cellar',
    ]);
    expect(JSON.stringify((await test.guest.get('/categories?maxDepth=9')).body)).toContain('Open cellar');
    expect(JSON.stringify((await test.guest.get('/categories?maxDepth=9')).body)).not.toContain('Back room');
    expect((await test.admin.client.delete(`/categories/${open}`)).status).toBe(204);
  });

  it('come flat, filtered and paged', async () => {
    const flat = await test.guest.get('/categories?outputFormat=flat&limit=2');
    expect(flat.body).toHaveLength(2);
    expect(Number(flat.headers.get('x-app-page-result-count'))).toBe(3);
    expect((await test.guest.get('/categories?categoryID=1')).body).toHaveLength(1);
    expect(
      (await test.guest.get('/categories?featured=true')).body.map((each: { name: string }) => each.name),
    ).toEqual(['General']);
    expect(
      (await test.guest.get('/categories?parentCategoryCode=garden')).body.map(
        (each: { name: string }) => each.name,
      ),
    ).toEqual(['Seeds']);
    expect((await test.guest.get('/categories?sort=-name&limit=1')).body[0].name).toBe('Seeds');
    expect((await test.guest.get('/categories?categoryID=1&parentCategoryID=1')).status).toBe(400);
    expect((await test.guest.get('/categories?limit=2&maxDepth=2')).status).toBe(400);
    expect((await test.guest.get('/categories?outputFormat=flat&filterDiscussionsAdd=true')).body).toEqual(
      [],
    );
    expect(
      (await test.member.client.get('/categories?outputFormat=flat&filterDiscussionsAdd=true')).body,
    ).toHaveLength(2);
  });

  it('are found by part of their name', async () => {
    const names = async (query: string) =>
      (await test.guest.get(`/categories/search?query=${query}`)).body.map(
        (each: { name: string }) => each.name,
      );
    expect(await names('ENER')).toEqual(['General']);
    expect(await names('back')).toEqual([]);
    expect(await names('')).toHaveLength(3);
    expect((await test.guest.get('/categories/search')).status).toBe(400);
  });

  it('are followed and unfollowed, once each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => test.other.client.put('/categories/1/follow', { followed: true })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await test.other.client.get('/categories/1')).body).toMatchObject({
      followed: true,
      countFollowers: 1,
    });
    expect((await test.other.client.get('/categories?followed=true')).body).toHaveLength(1);
    expect((await test.guest.get('/categories/1')).body).toMatchObject({
      followed: false,
      countFollowers: 1,
    });
    await test.other.client.put('/categories/1/follow', { followed: false });
    expect((await test.other.client.get('/categories/1')).body).toMatchObject({
      followed: false,
      countFollowers: 0,
    });
    expect((await test.guest.put('/categories/1/follow', { followed: true })).status).toBe(403);
    expect(
      (await test.other.client.put(`/categories/${test.privateCategoryID}/follow`, { followed: true }))
        .status,
    ).toBe(403);
  });

  it('never stand below themselves, and are deleted only when empty', async () => {
    const top = await add({ name: 'Top', urlcode: 'top' });
    const below = await add({ name: 'Below', urlcode: 'below', parentCategoryID: top });
    expect((await test.admin.client.patch(`/categories/${top}`, { parentCategoryID: below })).body.code).toBe(
      'category.ownParent',
    );
    expect((await test.admin.client.patch(`/categories/${top}`, { parentCategoryID: top })).status).toBe(400);
    expect((await test.admin.client.delete(`/categories/${top}`)).body.code).toBe('category.hasChildren');
    expect((await test.admin.client.delete(`/categories/${below}`)).status).toBe(204);
    expect((await test.guest.get(`/categories/${below}`)).status).toBe(404);
    expect((await test.admin.client.get(`/categories/${top}/edit`)).body).toMatchObject({
      parentCategoryID: -1,
      urlcode: 'top',
    });
  });

  it('are counted for the site as each may see them', async () => {
    const total = async (client: Community['guest']) =>
      (await client.get('/site-totals?counts=category')).body.counts.category;
    const seen = await total(test.guest);
    expect(seen).toMatchObject({ isCalculating: false, isFiltered: true });
    expect((await total(test.admin.client)).count).toBe(seen.count + 1);
    await add({ name: 'One more', urlcode: 'one-more' });
    expect((await total(test.guest)).count).toBe(seen.count + 1);
  });

  it('keep their counters equal to a recount', async () => {
    const differing = async () => {
      const counts: Record<string, number> = {};
      for (const feature of test.site.features.all) {
        for (const recount of feature.recounts ?? [])
          counts[recount.name] = await recount.run(test.site.database, true);
      }
      return Object.entries(counts).filter(([, count]) => count > 0);
    };
    expect(await differing()).toEqual([]);
    await test.site.database.execute(
      sql`update categories set count_discussions = 99, last_discussion_id = null`,
    );
    expect(await differing()).toEqual([['categories', expect.any(Number)]]);
    for (const recount of test.site.features.all.flatMap((feature) => feature.recounts ?? []))
      await recount.run(test.site.database, false);
    expect(await differing()).toEqual([]);
  });
});
