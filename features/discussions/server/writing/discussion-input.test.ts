// What calls on discussions refuse to take, and the small print of what they do take.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { type Community, discussionBy } from '../testing/community.ts';
import { communityWithRiddles } from '../testing/riddles.ts';

const test = communityWithRiddles();
let admin: Community['guest'];
let member: Community['guest'];
let moderator: Community['guest'];
/** Categories that hold no posts, and one that takes riddles alone. */
let places: Record<string, number>;
let tagIDs: number[];

beforeAll(async () => {
  [admin, member, moderator] = [test.admin.client, test.member.client, test.moderator.client];
  places = { general: 1 };
  for (const displayAs of ['categories', 'flat', 'heading', 'discussions']) {
    const { body } = await admin.post('/categories', { name: displayAs, urlcode: displayAs, displayAs });
    places[displayAs] = body.categoryID;
  }
  await admin.patch(`/categories/${places.discussions}`, { allowedPostTypeIDs: ['riddle'] });
  tagIDs = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    tagIDs.push((await admin.post('/tags', { name })).body.tagID);
});

const set = async (config: Record<string, unknown>) =>
  expect((await admin.patch('/config', config)).status).toBe(200);

interface Refusal {
  status: number;
  body: { code?: string; errors?: { field: string; code: string }[]; permissions?: string[] };
}

/** A status alone, with the code of a refusal, or with the field that is wrong and why. */
function shown({ status, body }: Refusal): string {
  const [error] = body.errors ?? [];
  if (error) return `${status} ${error.field} ${error.code}`;
  return body.permissions ? `${status} ${body.permissions[0]}` : `${status} ${body.code ?? ''}`.trim();
}

describe('POST /discussions', () => {
  const post = (more: object, client = member, path = '/discussions') =>
    client.post(path, {
      name: 'A title',
      body: `Words ${Math.random()}`,
      format: 'text',
      categoryID: 1,
      ...more,
    });

  it.each<[more: () => object, answer: string]>([
    [() => ({ name: undefined }), '400 name missingField'],
    [() => ({ body: undefined }), '400 body missingField'],
    [() => ({ format: undefined }), '400 format missingField'],
    [() => ({ categoryID: undefined }), '400 categoryID missingField'],
    [() => ({ name: ' ' }), '422 name missingField'],
    [() => ({ name: 'x'.repeat(101) }), '422 name maxLength'],
    [() => ({ name: 'x'.repeat(251) }), '422 name maxLength'],
    [() => ({ body: 'x'.repeat(8001) }), '422 body maxLength'],
    [() => ({ body: '[]', format: 'rich2' }), '422 body missingField'],
    [() => ({ categoryID: 'somewhere' }), '422 categoryID invalid'],
    [() => ({ closed: 'perhaps' }), '422 closed invalid'],
    [() => ({ pinned: 'perhaps' }), '422 pinned invalid'],
    [() => ({ pinLocation: 'moon' }), '422 pinLocation invalid'],
    [() => ({ tagIDs: ['x'] }), '422 tagIDs invalid'],
    [() => ({ postMeta: 'x' }), '422 postMeta invalid'],
    [() => ({ categoryID: 4711 }), '404 notFound'],
    [() => ({ tagIDs: [4711] }), '404 tagIDs tag.unknown'],
    [() => ({ tagIDs }), '409 tag.tooMany'],
    [() => ({ postTypeID: 'poem' }), '404 notFound'],
    [() => ({ categoryID: places.categories }), '403 category.noPosts'],
    [() => ({ categoryID: places.flat }), '403 category.noPosts'],
    [() => ({ categoryID: places.heading }), '403 category.noPosts'],
    [() => ({ categoryID: places.discussions }), '400 discussion.typeNotAllowed'],
    [() => ({ categoryID: test.privateCategoryID }), '403 discussions.view'],
    [() => ({ announce: true }), '403 discussions.announce'],
    [() => ({ pinLocation: 'recent' }), '403 discussions.announce'],
    [() => ({ sink: true }), '403 discussions.sink'],
    [() => ({ closed: true }), '403 discussions.close'],
    [() => ({ newTagNames: ['Fresh'] }), '403 tags.add'],
  ])('refuses: %#', async (more, answer) => {
    expect(shown(await post(more()))).toBe(answer);
  });

  it('takes what means nothing here, and what staff alone may say', async () => {
    const { status, body } = await post({ draftID: 4711, resolved: true, groupID: 3, announce: false });
    expect([status, body.closed, body.pinned]).toEqual([201, false, false]);
    expect((await moderator.get(`/discussions/${body.discussionID}`)).body.resolved).toBe(false);
    expect((await post({ announce: true }, moderator)).body).toMatchObject({
      pinned: true,
      announce: true,
      pinLocation: 'category',
    });
  });

  it('asks by the address of a type as without one', async () => {
    const path = '/discussions/riddle';
    expect((await post({ categoryID: places.discussions }, member, path)).status).toBe(201);
    expect(shown(await post({}, test.guest, path))).toBe('403 session.valid');
    expect(shown(await post({ body: undefined }, member, path))).toBe('400 body missingField');
    expect(shown(await post({ categoryID: 4711 }, member, path))).toBe('404 notFound');
    expect(shown(await post({}, member, '/discussions/redirect'))).toBe('404 notFound');
    expect(shown(await post({}, member, `${path}?expand=secrets`))).toBe('422 expand invalid');
  });

  it('keeps to the lengths the site chose', async () => {
    await set({ 'vanilla.comment.minLength': 10, 'vanilla.discussion.title.maxLength': 5 });
    expect(shown(await post({ name: 'Short', body: 'Nine char' }))).toBe('422 body minLength');
    expect(shown(await post({ name: 'Longer' }))).toBe('422 name maxLength');
    expect((await post({ name: 'Short' })).status).toBe(201);
    await set({ 'vanilla.comment.minLength': 0, 'vanilla.discussion.title.maxLength': 100 });
  });
});

describe('PATCH /discussions/{id}', () => {
  it.each<[patch: () => object, answer: string]>([
    [() => ({ name: ' ' }), '422 name missingField'],
    [() => ({ name: 'x'.repeat(101) }), '422 name maxLength'],
    [() => ({ body: ' ' }), '422 body missingField'],
    [() => ({ body: 'x'.repeat(8001), format: 'text' }), '422 body maxLength'],
    [() => ({ body: '{', format: 'rich2' }), '422 body invalid'],
    [() => ({ format: 'word' }), '422 format invalid'],
    [() => ({ closed: 'perhaps' }), '422 closed invalid'],
    [() => ({ insertUserID: 4711 }), '404 notFound'],
    [() => ({ categoryID: 4711 }), '404 notFound'],
    [() => ({ categoryID: places.heading }), '403 category.noPosts'],
    [() => ({ categoryID: places.discussions }), '400 discussion.typeNotAllowed'],
    [() => ({ tagIDs: [4711] }), '404 tagIDs tag.unknown'],
    [() => ({ tagIDs }), '409 tag.tooMany'],
    [() => ({ postTypeID: 'poem' }), '404 notFound'],
    [() => ({ postTypeID: 'redirect' }), '400 discussion.typeRestricted'],
  ])('refuses: %#', async (patch, answer) => {
    const { discussionID } = await discussionBy(member);
    const before = (await test.guest.get(`/discussions/${discussionID}`)).text;
    expect(shown(await admin.patch(`/discussions/${discussionID}`, patch()))).toBe(answer);
    expect((await test.guest.get(`/discussions/${discussionID}`)).text).toBe(before);
  });

  it.each<[timeout: number, hours: number, answer: string]>([
    [0, 0, '400 discussion.editWindowOver'],
    [-1, 100_000, '200'],
    [7200, 1, '200'],
    [7200, 3, '400 discussion.editWindowOver'],
  ])('with a window of %i seconds, %i hours later: %s', async (timeout, hours, answer) => {
    const { discussionID } = await discussionBy(member);
    await test.site.database.execute(sql`
      update discussions set date_inserted = now() - ${`${hours} hours`}::interval where discussion_id = ${discussionID}`);
    await set({ 'garden.editContentTimeout': timeout });
    expect(shown(await member.patch(`/discussions/${discussionID}`, { name: 'Other' }))).toBe(answer);
    expect((await moderator.patch(`/discussions/${discussionID}`, { name: 'Another' })).status).toBe(200);
    await set({ 'garden.editContentTimeout': 3600 });
  });
});

it('a rich discussion is quoted as it was written', async () => {
  const body = JSON.stringify([{ type: 'p', children: [{ text: 'Rich' }] }]);
  const { discussionID } = await discussionBy(member, { body, format: 'rich2' });
  const { body: quote } = await test.guest.get(`/discussions/${discussionID}/quote`);
  expect(quote).toMatchObject({
    discussionID,
    format: 'rich2',
    bodyRaw: JSON.parse(body),
    dateUpdated: null,
  });
});

describe('the type of a discussion', () => {
  it('is changed only to what its category takes, and stays where nothing changes', async () => {
    const requested = { name: 'Why?', body: 'Why indeed?', format: 'text', categoryID: places.discussions };
    const { discussionID } = (await member.post('/discussions/riddle', requested)).body;
    const path = `/discussions/${discussionID}`;
    expect(shown(await moderator.put(`${path}/type`, { type: 'discussion' }))).toBe(
      '400 discussion.typeNotAllowed',
    );
    const before = (await moderator.get(path)).text;
    expect((await moderator.put(`${path}/type`, { type: 'riddle' })).status).toBe(200);
    expect((await moderator.get(path)).text).toBe(before);
    expect(shown(await moderator.put(`${path}/type`, { postTypeID: 'poem' }))).toBe('404 notFound');
    expect(shown(await moderator.put(`${path}/type`, { type: 'riddle', postTypeID: 'riddle' }))).toBe(
      '400 type missingField',
    );
  });
});

describe('tags of a discussion', () => {
  it.each<[body: () => unknown, answer: string]>([
    [() => ({}), '400 tagIDs missingField'],
    [() => ({ tagIDs: ['x'] }), '422 tagIDs invalid'],
    [() => ({ tagIDs: [4711] }), '404 tagIDs tag.unknown'],
    [() => ({ urlcodes: ['nothing'] }), '404 urlcodes tag.unknown'],
    [() => ({ tagIDs }), '409 tag.tooMany'],
  ])('are refused by POST and PUT alike: %#', async (body, answer) => {
    const { discussionID } = await discussionBy(member);
    for (const call of [admin.post, admin.put])
      expect(shown(await call.bind(admin)(`/discussions/${discussionID}/tags`, body()))).toBe(answer);
  });

  it('are added by those who may add tags, to what they see', async () => {
    const { discussionID } = await discussionBy(member);
    const { discussionID: hidden } = await discussionBy(moderator, { categoryID: test.privateCategoryID });
    const { discussionID: gone } = await discussionBy(member);
    await moderator.delete(`/discussions/${gone}`);
    const add = (client: Community['guest'], id: number) =>
      client.post(`/discussions/${id}/tags`, { tagIDs: tagIDs.slice(0, 2) });
    expect(shown(await add(test.guest, discussionID))).toBe('403 tags.add');
    expect(shown(await add(member, discussionID))).toBe('403 tags.add');
    expect((await add(admin, discussionID)).status).toBe(201);
    expect(shown(await add(admin, 987_654))).toBe('404 notFound');
    expect(shown(await add(admin, gone))).toBe('410 discussion.deleted');
    expect((await add(admin, hidden)).status).toBe(201);
  });

  it('are of kinds that discussions may have', async () => {
    await set({ 'tagging.discussions.allowedTypes': ['', 'Colour'] });
    const { tagID } = (await admin.post('/tags', { name: 'Red', type: 'Colour' })).body;
    await set({ 'tagging.discussions.allowedTypes': [''] });
    const { discussionID } = await discussionBy(member);
    expect(shown(await admin.put(`/discussions/${discussionID}/tags`, { tagIDs: [tagID] }))).toBe(
      '409 tagIDs tag.typeNotAllowed',
    );
  });

  it('are refused altogether where tagging is off', async () => {
    await set({ 'tagging.discussions.enabled': false });
    const { discussionID } = await discussionBy(member);
    const path = `/discussions/${discussionID}`;
    const answers = [
      await admin.post(`${path}/tags`, { tagIDs }),
      await admin.put(`${path}/tags`, { tagIDs: [] }),
      await admin.patch(path, { newTagNames: ['Fresh'] }),
      await admin.patch(path, { tagIDs: tagIDs.slice(0, 1) }),
    ];
    expect(answers.map(shown)).toEqual(Array(4).fill('403 tag.off'));
    expect((await admin.patch(path, { tagIDs: [], name: 'Still edited' })).status).toBe(200);
    await set({ 'tagging.discussions.enabled': true });
  });
});

describe('lists of one’s own', () => {
  it('bookmarks are a member’s, paged, and lose what is hidden', async () => {
    const { client } = test.other;
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) ids.unshift((await discussionBy(member)).discussionID);
    for (const id of ids.toReversed()) await client.put(`/discussions/${id}/bookmark`, { bookmarked: true });
    const list = async (query: string) =>
      (await client.get(`/discussions/bookmarked?${query}`)).body.map(
        (row: { discussionID: number }) => row.discussionID,
      );
    expect([...(await list('limit=2')), ...(await list('limit=2&page=2'))]).toEqual(ids);
    const { headers, body } = await client.get(
      '/discussions/bookmarked?limit=2&expand=lastPost,lastPost.body,lastPost.insertUser,reactions,status',
    );
    expect(headers.get('x-app-page-next-url')).toContain('page=2');
    expect(headers.get('x-app-page-result-count')).toBeNull();
    expect(body[0]).toMatchObject({
      bookmarked: true,
      lastPost: { body: expect.any(String), insertUser: { name: 'Melba' } },
      reactions: expect.any(Array),
      status: { statusID: 0 },
    });
    await moderator.patch(`/discussions/${ids[0]}`, { categoryID: test.privateCategoryID });
    expect(await list('')).toEqual(ids.slice(1));
    const { counts } = (await client.get('/users/me-counts')).body;
    expect(counts).toContainEqual(expect.objectContaining({ name: 'Bookmarks', count: 2 }));
    expect(shown(await test.guest.get('/discussions/bookmarked'))).toBe('403 session.valid');
    expect(shown(await client.get('/discussions/bookmarked?limit=101'))).toBe('422 limit maximum');
    expect(shown(await client.get('/discussions/bookmarked?page=0'))).toBe('422 page minimum');
    expect(shown(await client.get('/discussions/bookmarked?expand=secrets'))).toBe('422 expand invalid');
  });

  it.each([
    ['/discussions/1/status-log?limit=101', '422 limit maximum'],
    ['/discussions/1/status-log?page=0', '422 page minimum'],
    ['/discussions/search?query=x&limit=101', '422 limit maximum'],
    ['/discussions/1?expand=secrets', '422 expand invalid'],
    ['/discussions/1?excerptLength=1', '422 excerptLength minimum'],
    ['/discussions/statuses?state=ajar', '422 state invalid'],
    ['/discussions?page=0', '422 page minimum'],
    ['/discussions?discussionID=many', '422 discussionID invalid'],
    ['/discussions?dirtyRecords=true', '403 site.manage'],
  ])('%s: %s', async (path, answer) => {
    expect(shown(await moderator.get(path))).toBe(answer);
  });
});
