import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
let discussionID: number;
let list: string;
let thread: string;

beforeAll(async () => {
  discussionID = (await discussionBy(test.member.client, { name: 'How far do bees fly?' })).discussionID;
  list = '/discussions?limit=7';
  thread = `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}`;
});

/** What is requested twice is cached. */
async function askedTwice(path: string) {
  const first = await test.guest.get(path);
  const second = await test.guest.get(path);
  expect(second.text).toBe(first.text);
  return { first, second };
}

describe('what guests are answered alike', () => {
  it('is cached once it was requested twice, with its paging', async () => {
    for (const path of [list, thread, `/comments?discussionID=${discussionID}`]) {
      const { first, second } = await askedTwice(path);
      const stored = await test.guest.get(path);
      expect(first.statements).toBeGreaterThan(0);
      expect(second.statements).toBeGreaterThan(0);
      expect([stored.statements, stored.text]).toEqual([0, first.text]);
      for (const name of ['link', 'x-app-page-result-count', 'cache-control', 'content-type', 'vary'])
        expect(stored.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it('is rendered again as soon as anything changes', async () => {
    await askedTwice(list);
    await askedTwice(thread);
    await test.member.client.post('/comments', { discussionID, body: 'Three miles.', format: 'markdown' });
    const [listed, read] = [await test.guest.get(list), await test.guest.get(thread)];
    expect(listed.body[0].countComments).toBe(1);
    expect(read.text).toContain('Three miles.');
  });

  it('is gone for guests when they may not see it any more', async () => {
    expect((await askedTwice(list)).second.text).toContain('How far do bees fly?');
    await test.moderator.client.patch(`/discussions/${discussionID}`, { categoryID: test.privateCategoryID });
    expect((await test.guest.get(list)).text).not.toContain('How far do bees fly?');
    expect((await test.guest.get(thread)).status).toBe(403);
    await test.moderator.client.patch(`/discussions/${discussionID}`, { categoryID: 1 });
  });

  it('is never what a member is answered, nor the other way round', async () => {
    await test.member.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await askedTwice(list);
    const own = await test.member.client.get(list);
    expect(own.body[0].bookmarked).toBe(true);
    expect(own.statements).toBeGreaterThan(0);
    expect((await test.guest.get(list)).body[0].bookmarked).toBe(false);
  });

  it('is another one as a table, or of other fields', async () => {
    await askedTwice(list);
    const names = await test.guest.get(`${list}&fields=name`);
    expect(Object.keys(names.body[0])).toEqual(['name']);
    expect((await test.guest.get('/discussions.csv?limit=7')).status).toBe(403);
  });

  it('is not older than five seconds, whatever changed without an event', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const countViews = async () => (await test.guest.get(list)).body[0].countViews as number;
      await askedTwice(list);
      const before = await countViews();
      await test.site.database.execute(sql`update discussions set count_views = count_views + 5`);
      expect(await countViews()).toBe(before);
      vi.advanceTimersByTime(5000);
      expect(await countViews()).toBe(before + 5);
    } finally {
      vi.useRealTimers();
    }
  });
});
