// One word stands in a category that only moderators see. Nobody else may meet it, wherever they look.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const WORD = 'quillwort';

const test = communityOfFile({ withJobs: true });
let hiddenID: number;
let commentID: number;
let openID: number;

beforeAll(async () => {
  const { admin, moderator } = test;
  await admin.client.patch(`/categories/${test.privateCategoryID}`, {
    name: `Room of ${WORD}`,
    description: `About ${WORD}`,
    featured: true,
  });
  const hidden = await discussionBy(admin.client, {
    name: `The ${WORD} question`,
    body: `All about ${WORD}, @Melba`,
    categoryID: test.privateCategoryID,
    newTagNames: [WORD],
    pinLocation: 'recent',
    pinned: true,
  });
  hiddenID = hidden.discussionID;
  const comment = await moderator.client.post('/comments', {
    body: `More ${WORD}`,
    format: 'text',
    discussionID: hiddenID,
  });
  commentID = comment.body.commentID;
  openID = (await discussionBy(test.member.client, { name: 'An open question' })).discussionID;
  await test.member.client.post('/comments', {
    body: 'An open answer',
    format: 'text',
    discussionID: openID,
  });
});

const endpoints = () => [
  '/discussions?expand=all',
  '/discussions?expand=all&pinOrder=first',
  '/discussions?pinned=true',
  '/discussions?includeChildCategories=true&sort=-hot',
  `/discussions?discussionID=${hiddenID}`,
  `/discussions?insertUserID=${test.admin.userID}`,
  `/discussions/${hiddenID}`,
  `/discussions/${hiddenID}/quote`,
  `/discussions/${hiddenID}/edit`,
  `/discussions/${hiddenID}/reactions`,
  '/categories?maxDepth=9&expand=all',
  '/categories?outputFormat=flat&expand=all',
  '/categories/search?query=',
  `/categories/${test.privateCategoryID}`,
  '/tags',
  '/comments?expand=all',
  `/comments/${commentID}`,
  `/comments?discussionID=${hiddenID}`,
  `/comments/thread?parentRecordType=discussion&parentRecordID=${hiddenID}`,
  `/comments?insertUserID=${test.moderator.userID}`,
  `/search?query=open`,
  '/layouts/lookup-hydrate?layoutViewType=home&recordType=siteSection&recordID=0',
  '/layouts/lookup-hydrate?layoutViewType=discussionList&recordType=siteSection&recordID=0',
  '/layouts/lookup-hydrate?layoutViewType=categoryList&recordType=siteSection&recordID=0',
];

const pages = () => [
  '/',
  '/discussions',
  '/categories',
  '/categories/general',
  '/categories/back-room',
  `/discussion/${hiddenID}/x`,
  `/discussion/${openID}/an-open-question`,
  `/discussion/comment/${commentID}`,
  `/profile/${test.admin.name}`,
  `/profile/discussions/${test.admin.name}`,
  `/profile/comments/${test.moderator.name}`,
  '/discussions/feed.rss',
  '/categories/general/feed.rss',
  '/categories/back-room/feed.rss',
  `/discussion/${hiddenID}/feed.rss`,
  '/sitemap.xml',
  '/sitemap/pages',
  '/sitemap/discussions/0',
];

async function whereFound(client: TestClient): Promise<string[]> {
  const found: string[] = [];
  for (const path of endpoints()) if ((await client.get(path)).text.includes(WORD)) found.push(path);
  for (const path of pages()) if ((await client.page(path)).text.includes(WORD)) found.push(path);
  return found;
}

describe('a word in a hidden category', () => {
  it('is found and met by moderators', async () => {
    // The search index follows the posts by jobs.
    await expect
      .poll(async () => (await test.moderator.client.get(`/search?query=${WORD}`)).text, { timeout: 15_000 })
      .toContain(WORD);
    expect((await whereFound(test.moderator.client)).length).toBeGreaterThan(20);
  });

  it('is met by no guest and no member', async () => {
    expect(await whereFound(test.guest)).toEqual([]);
    expect(await whereFound(test.member.client)).toEqual([]);
  });

  it('is found by nobody who searches for it', async () => {
    for (const client of [test.guest, test.member.client]) {
      const { body, headers } = await client.get(`/search?query=${WORD}`);
      expect(body).toEqual([]);
      expect(headers.get('x-app-page-result-count')).toBe('0');
      for (const path of [`/tags?query=${WORD}`, `/categories/search?query=${WORD}`])
        expect((await client.get(path)).body).toEqual([]);
      expect((await client.page(`/discussions/tagged/${WORD}`)).status).toBe(404);
      expect((await client.page(`/discussions/tagged/${WORD}/feed.rss`)).status).toBe(404);
    }
  });

  it('counts for nobody who does not see it', async () => {
    for (const client of [test.guest, test.member.client]) {
      expect((await client.get('/discussions')).headers.get('x-app-page-result-count')).toBe('1');
      expect((await client.get('/discussions?pinned=true')).headers.get('x-app-page-result-count')).toBe('0');
      expect(
        (await client.get('/comments?dateInserted=>2000-01-01')).headers.get('x-app-page-result-count'),
      ).toBe('1');
    }
    expect((await test.moderator.client.get('/discussions')).headers.get('x-app-page-result-count')).toBe(
      '2',
    );
  });

  it('cannot be acted upon', async () => {
    const { client } = test.member;
    const refused = await Promise.all([
      client.patch(`/discussions/${hiddenID}`, { name: 'x' }),
      client.delete(`/discussions/${hiddenID}`),
      client.put(`/discussions/${hiddenID}/bookmark`, { bookmarked: true }),
      client.put(`/discussions/${hiddenID}/dismiss`, {}),
      client.put(`/discussions/${hiddenID}/tags`, { tagIDs: [] }),
      client.post('/comments', { body: 'x', format: 'text', discussionID: hiddenID }),
      client.post(`/discussions/${hiddenID}/reactions`, { reactionType: 'Like' }),
      client.post('/tick', { type: 'discussion_view', discussionID: hiddenID }),
      client.put(`/categories/${test.privateCategoryID}/follow`, { followed: true }),
    ]);
    expect(refused.map((answer) => answer.status)).toEqual(refused.map(() => 403));
    expect(refused.map((answer) => answer.text).join()).not.toContain(WORD);
  });
});
