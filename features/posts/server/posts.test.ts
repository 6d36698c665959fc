// What the people of some roles wrote, and posts found by their words.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { commentKind, discussionKind } from '../../search/server/kinds/post.kinds.ts';
import { writeDocuments } from '../../search/server/search.documents.ts';

const test = communityOfFile();
let open: number;
let hidden: number;
let below: number;
let belowCategoryID: number;

/** Moderators write an open and a hidden discussion, members comment and start one elsewhere. */
beforeAll(async () => {
  const { moderator, member, other, admin } = test;
  open = (await discussionBy(moderator.client, { name: 'Heather honey', body: 'Thick as jelly.' }))
    .discussionID;
  hidden = (
    await discussionBy(moderator.client, { name: 'Hidden honey', categoryID: test.privateCategoryID })
  ).discussionID;
  const made = await admin.client.post('/categories', {
    name: 'Below',
    urlcode: 'below',
    parentCategoryID: 1,
  });
  belowCategoryID = made.body.categoryID;
  below = (await discussionBy(member.client, { name: 'Lime honey', categoryID: belowCategoryID }))
    .discussionID;
  await commentOn(other.client, open, { body: 'Honey from the moor' });
  await commentOn(moderator.client, open, { body: 'Pressed, not spun' });
  await commentOn(moderator.client, hidden, { body: 'Secret honey' });
  await member.client.post(`/discussions/${open}/reactions`, { reactionType: 'Like' });
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  for (const kind of [discussionKind, commentKind]) await writeDocuments(test.site, kind, ids);
});

const keys = (body: { recordType: string; name: string }[]) =>
  body.map(({ recordType, name }) => `${recordType} ${name}`);

describe('GET /posts', () => {
  const ask = (query: string, client: TestClient = test.member.client) => client.get(`/posts?${query}`);

  it('mixes discussions and comments of the people of a role, as far as they may be seen', async () => {
    const { body, headers } = await ask('roleIDs=32&sort=-dateInserted');
    expect(keys(body)).toEqual(['comment Re: Heather honey', 'discussion Heather honey']);
    expect(body[1]).toMatchObject({
      discussionID: open,
      score: 1,
      insertUser: { name: 'Modesto' },
      body: expect.stringContaining('jelly'),
    });
    expect(headers.get('x-app-page-current')).toBe('1');
    expect(headers.get('x-app-page-result-count')).toBeNull();
    expect((await ask('roleIDs=32', test.moderator.client)).body).toHaveLength(4);
    expect(keys((await ask('roleIDs=8&sort=dateInserted')).body)).toEqual([
      'discussion Lime honey',
      'comment Re: Heather honey',
    ]);
    expect((await ask('roleIDs=8,32')).body).toHaveLength(4);
    expect((await ask('roleIDs=>=1')).body).toHaveLength(4);
  });

  it('orders and pages', async () => {
    expect(keys((await ask('roleIDs=8,32')).body)[0]).toBe('discussion Heather honey');
    expect(keys((await ask('roleIDs=8,32&sort=score')).body).at(-1)).toBe('discussion Heather honey');
    expect(keys((await ask('roleIDs=8,32&sort=dateLastComment')).body)[0]).toBe('discussion Lime honey');
    const pages: string[] = [];
    for (const page of [1, 2, 3])
      pages.push(...keys((await ask(`roleIDs=8,32&sort=-dateLastComment&limit=2&page=${page}`)).body));
    expect(pages).toHaveLength(4);
    expect(pages).toEqual(keys((await ask('roleIDs=8,32&sort=-dateLastComment')).body));
    const first = await ask('roleIDs=8,32&limit=2');
    expect(first.headers.get('x-app-page-next-url')).toContain('page=2');
    expect(first.headers.get('x-app-page-last-url')).toBeNull();
  });

  it('is for members, who name roles that they may see', async () => {
    expect((await ask('roleIDs=8', test.guest)).status).toBe(403);
    expect((await ask('')).status).toBe(400);
    expect((await ask('roleIDs=many')).status).toBe(422);
    expect((await ask('roleIDs=4711')).status).toBe(400);
    expect((await ask('roleIDs=8&sort=name')).status).toBe(422);
    expect((await ask('roleIDs=8&page=51')).status).toBe(422);
    expect((await ask('roleIDs=8&limit=101')).status).toBe(422);
  });

  it('costs the same statements for any number of rows', async () => {
    const cost = async (limit: number) => (await ask(`roleIDs=8,32&limit=${limit}`)).statements;
    await cost(4);
    expect(await cost(4)).toBe(await cost(2));
  });
});

describe('GET /discussions/search and /comments/search', () => {
  const names = async (path: string, client: TestClient = test.member.client) =>
    (await client.get(path)).body.map((row: { name: string }) => row.name).sort();

  it('find posts by their words, as far as they may be seen', async () => {
    const path = '/discussions/search?query=honey';
    expect(await names(path)).toEqual(['Heather honey', 'Lime honey']);
    expect(await names(path, test.guest)).toEqual(['Heather honey', 'Lime honey']);
    expect(await names(path, test.moderator.client)).toEqual(['Heather honey', 'Hidden honey', 'Lime honey']);
    const found = await test.guest.get(`${path}&limit=1&expand=category,-body`);
    expect(found.headers.get('x-app-page-result-count')).toBe('2');
    expect(found.body[0]).toMatchObject({ category: expect.anything(), insertUser: expect.anything() });
    expect(found.body[0]).not.toHaveProperty('body');
    const comments = await test.member.client.get('/comments/search?query=honey');
    expect(comments.body).toMatchObject([{ discussionID: open, insertUser: { name: 'Otto' } }]);
    expect(await names('/comments/search?query=honey', test.moderator.client)).toHaveLength(2);
  });

  it('narrow to a category and to what is followed', async () => {
    expect(await names(`/discussions/search?query=honey&categoryID=${belowCategoryID}`)).toEqual([
      'Lime honey',
    ]);
    expect(await names(`/comments/search?query=honey&categoryID=${belowCategoryID}`)).toEqual([]);
    expect(await names('/discussions/search?query=honey&followed=true')).toEqual([]);
    await test.member.client.put(`/categories/${belowCategoryID}/follow`, { followed: true });
    expect(await names('/discussions/search?query=honey&followed=true')).toEqual(['Lime honey']);
    expect(await names('/discussions/search?query=honey&followed=true&categoryID=1')).toEqual([]);
    expect(below).toBeGreaterThan(0);
  });

  it.each(['discussions', 'comments'])('refuse %s that may not be asked for', async (kind) => {
    const { client } = test.member;
    expect((await client.get(`/${kind}/search`)).status).toBe(400);
    expect((await client.get(`/${kind}/search?query=%20`)).status).toBe(422);
    expect((await client.get(`/${kind}/search?query=x&categoryID=4711`)).status).toBe(404);
    expect((await client.get(`/${kind}/search?query=x&categoryID=${test.privateCategoryID}`)).status).toBe(
      403,
    );
    expect((await client.get(`/${kind}/search?query=x&expand=secrets`)).status).toBe(422);
    expect((await test.guest.get(`/${kind}/search?query=x`)).status).toBe(kind === 'comments' ? 403 : 200);
  });
});
