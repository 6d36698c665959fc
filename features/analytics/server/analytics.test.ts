import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { tickKinds } from '../analytics.contract.ts';
import { pageViews } from './page-views.ts';

const test = communityOfFile({ hasFloodLimits: true });

const browser = { 'user-agent': 'Mozilla/5.0 (X11) Gecko' };
const tick = (client: TestClient, body: object, headers: Record<string, string> = browser) =>
  client.call('POST', '/tick', body, headers);

/** How often each kind was written, by audience; then forgotten. */
async function written(): Promise<Record<string, number>> {
  await pageViews(test.site).flush();
  const rows = await test.site.database.rows<{ kind: string; audience: string; count: number }>(
    sql`delete from page_views where day = current_date returning kind, audience, count::int`,
  );
  return Object.fromEntries(rows.map((row) => [`${row.kind} ${row.audience}`, row.count]));
}

const search = {
  type: 'search',
  domain: 'all_content',
  searchResults: 3,
  searchQuery: { terms: ['bees'], negativeTerms: [], originalQuery: 'bees' },
  page: 1,
  author: { authorID: [5], authorName: ['Otto'] },
};

describe('POST /tick', () => {
  it.each(tickKinds.map((type) => [type]))('counts %s', async (type) => {
    const { discussionID } = await discussionBy(test.admin.client);
    const body = type === 'search' ? search : { type, url: test.url, discussionID, siteSectionID: '0' };
    const { status, body: answer } = await tick(test.guest, body);
    expect([status, answer]).toEqual([201, { didTrack: true }]);
    await tick(test.member.client, body);
    await tick(test.member.client, body);
    expect(await written()).toEqual({ [`${type} guest`]: 1, [`${type} member`]: 2 });
  });

  it('counts page views where no kind is said, and adds up', async () => {
    await Promise.all(Array.from({ length: 50 }, () => tick(test.guest, { url: test.url, referrer: '' })));
    await pageViews(test.site).flush();
    await tick(test.guest, { url: test.url });
    expect(await written()).toEqual({ 'page_view guest': 51 });
  });

  it('answers bots that they are not counted', async () => {
    const answer = await tick(test.guest, { url: test.url }, { 'user-agent': 'Googlebot/2.1' });
    expect([answer.status, answer.body]).toEqual([201, { didTrack: false, message: 'Bot request' }]);
    expect(await written()).toEqual({});
  });

  it.each([
    [{ type: 'stroll' }, 422, 'type'],
    [{ type: 'discussion_view' }, 400, 'discussionID'],
    [{ type: 'discussion_view', discussionID: 0 }, 422, 'discussionID'],
    [{ type: 'search', domain: 'x', searchResults: 1 }, 400, 'searchQuery'],
    [{ ...search, searchResults: 'many' }, 422, 'searchResults'],
    [{ ...search, domain: '' }, 400, 'domain'],
    [{ url: 'x'.repeat(2001) }, 422, 'url'],
  ])('refuses %o', async (body, status, field) => {
    const answer = await tick(test.guest, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([status, field]);
  });

  it('counts no discussion that the caller may not see', async () => {
    const { discussionID } = await discussionBy(test.admin.client, { categoryID: test.privateCategoryID });
    for (const [id, status] of [
      [discussionID, 403],
      [99_999, 404],
    ])
      expect((await tick(test.member.client, { type: 'discussion_view', discussionID: id })).status).toBe(
        status,
      );
    expect(await written()).toEqual({});
  });
});

describe('privacy of being counted', () => {
  it('is the choice of a member, wherever they are signed in', async () => {
    const { client } = test.other;
    expect((await client.get('/analytics/privacy')).body).toEqual({ AnonymizeData: -1 });
    const chosen = await client.post('/analytics/privacy', { AnonymizeData: true });
    expect([chosen.status, chosen.body]).toEqual([201, { AnonymizeData: 1 }]);
    expect((await client.get('/analytics/privacy')).body).toEqual({ AnonymizeData: 1 });
    await tick(client, { url: test.url });
    expect(await written()).toEqual({ 'page_view anonymous': 1 });
    const all = await Promise.all(
      Array.from({ length: 50 }, () => client.post('/analytics/privacy', { AnonymizeData: false })),
    );
    expect(new Set(all.map((each) => each.status))).toEqual(new Set([201]));
    await tick(client, { url: test.url });
    expect(await written()).toEqual({ 'page_view member': 1 });
    expect((await test.member.client.get('/analytics/privacy')).body).toEqual({ AnonymizeData: -1 });
  });

  it('is a cookie of a guest', async () => {
    const guest = test.client();
    const { headers } = await guest.get('/analytics/privacy');
    expect(headers.get('cache-control')).toContain('no-cache');
    expect((await guest.post('/analytics/privacy', { AnonymizeData: true })).body).toEqual({
      AnonymizeData: 1,
    });
    expect((await guest.get('/analytics/privacy')).body).toEqual({ AnonymizeData: 1 });
    await tick(guest, { url: test.url });
    await tick(test.client(), { url: test.url });
    expect(await written()).toEqual({ 'page_view anonymous': 1, 'page_view guest': 1 });
    await guest.post('/analytics/privacy', { AnonymizeData: false });
    expect((await guest.get('/analytics/privacy')).body).toEqual({ AnonymizeData: 0 });
    expect((await guest.post('/analytics/privacy', {})).status).toBe(400);
    expect((await guest.post('/analytics/privacy', { AnonymizeData: 'maybe' })).status).toBe(422);
  });
});
