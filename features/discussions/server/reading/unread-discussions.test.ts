import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
let reader: TestMember;
let old: number;
beforeAll(async () => {
  old = (await discussionBy(test.member.client)).discussionID;
  reader = await signedIn(test, 'Reader');
});

const unread = async (client = reader.client): Promise<number[]> =>
  (await client.get('/discussions?unread=true&limit=100')).body.map(
    (each: { discussionID: number }) => each.discussionID,
  );
const counted = async () => {
  const { counts } = (await reader.client.get('/users/me-counts')).body;
  return counts.find((each: { name: string }) => each.name === 'UnreadDiscussions').count;
};
const visit = (discussionID: number) =>
  reader.client.post('/tick', {
    type: 'discussion_view',
    discussionID,
    url: `${test.url}/discussion/${discussionID}`,
  });

describe('the list of what is unread', () => {
  it('begins empty for whoever joins, and holds old threads once somebody writes in them', async () => {
    expect(await unread()).toEqual([]);
    expect(await counted()).toBe(0);
    await commentOn(test.other.client, old);
    expect(await unread()).toEqual([old]);
    expect(await counted()).toBe(1);
    await visit(old);
    expect(await unread()).toEqual([]);
  });

  it('holds new threads until they were visited, and again after the next comment', async () => {
    const { discussionID } = await discussionBy(test.other.client);
    expect(await unread()).toEqual([discussionID]);
    await visit(discussionID);
    expect(await unread()).toEqual([]);
    await commentOn(test.member.client, discussionID);
    await commentOn(reader.client, old);
    expect(await unread()).toEqual([discussionID]);
    await reader.client.put('/discussions/read', {});
    expect([await unread(), await counted()]).toEqual([[], 0]);
  });

  it('leaves out what one may not see, what one muted, and a category that was marked read', async () => {
    await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const muted = (await discussionBy(test.other.client)).discussionID;
    await reader.client.put(`/mutes/discussion/${muted}`, { muted: true });
    const { body: place } = await test.admin.client.post('/categories', { name: 'Wax', urlcode: 'wax' });
    await discussionBy(test.other.client, { categoryID: place.categoryID });
    const seen = (await discussionBy(test.other.client)).discussionID;
    await reader.client.put('/discussions/read', { categoryID: place.categoryID });
    expect(await unread()).toEqual([seen]);
    expect(await counted()).toBe(1);
  });

  it('is a page of each member’s own; guests have nothing that is unread', async () => {
    const { text } = await reader.client.page('/discussions/unread');
    expect(JSON.parse(text).page.seo.title).toContain('Unread');
    expect(text).toContain('"fixedFilters":["unread"]');
    expect((await test.guest.page('/discussions/unread')).status).toBe(403);
    expect(await unread(test.guest)).toEqual([]);
  });

  it('says no more than a hundred, whatever there is', async () => {
    await test.site.database.execute(sql`
      insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, excerpt,
        date_inserted, date_last_comment)
      select 'More ' || n, 1, ${test.other.userID}, ${test.other.userID}, 'Body', 'text', '<p>Body</p>', 'Body', now(), now()
      from generate_series(1, 130) n`);
    test.site.invalidate(['*']);
    expect(await counted()).toBe(100);
    const { headers } = await reader.client.get('/discussions?unread=true&limit=30');
    expect(headers.get('x-app-page-result-count')).toBe('131');
  });
});
