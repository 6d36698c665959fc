// What members want to hear of the category of their group, by the calls that are there for any category.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  done,
  notificationTypesOf,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
});

let number = 0;

async function groupOf(privacy: string, ...members: TestMember[]) {
  number += 1;
  const made = await done(test.member.client.post('/groups', { name: `Choir ${number}`, privacy }));
  const path = `/groups/${made.groupID}` as const;
  for (const { userID } of members) await done(test.admin.client.post(`${path}/members`, { userID }));
  return { path, categoryID: made.categoryID as number };
}

const preferencesOf = (categoryID: number, { userID }: TestMember) =>
  `/categories/${categoryID}/preferences/${userID}` as const;
const comments = { 'preferences.popup.comments': true };

describe('preferences of the category of a group', () => {
  it.each(['public', 'private', 'secret'])('of a %s one are those of its members', async (privacy) => {
    const inside = await signedIn(test, `Inside${privacy}`);
    const { categoryID } = await groupOf(privacy, inside);
    const own = preferencesOf(categoryID, inside);
    const changed = await inside.client.patch(own, comments);
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ ...comments, 'preferences.followed': true }),
    ]);
    expect((await inside.client.get(own)).body).toEqual(changed.body);
    const off = await inside.client.patch(own, { 'preferences.followed': false });
    expect(off.body).toMatchObject({ 'preferences.followed': false, 'preferences.popup.comments': false });
    expect((await inside.client.patch(own, { 'preferences.popup.comments': 'loud' })).status).toBe(422);
    // What others want is their own business.
    const others = preferencesOf(categoryID, test.member);
    expect((await inside.client.patch(others, comments)).body.permissions).toEqual(['users.edit']);
    expect((await test.guest.patch(own, comments)).status).toBe(403);
  });

  it.each(['private', 'secret'])('of a %s one are refused to all others', async (privacy) => {
    const { categoryID } = await groupOf(privacy);
    const own = preferencesOf(categoryID, test.other);
    const unknown = preferencesOf(2_000_000, test.other);
    for (const refused of [
      await test.other.client.patch(own, comments),
      await test.other.client.get(own),
      await test.other.client.put(`/categories/${categoryID}/follow`, { followed: true }),
    ])
      expect([refused.status, refused.text.includes('preferences.')]).toEqual([403, false]);
    expect((await test.other.client.patch(unknown, comments)).status).toBe(404);
    const rows = sql`select from category_follows where category_id = ${categoryID}`;
    expect(await test.site.database.rows(rows)).toEqual([]);
  });

  it('bring what is told there once, and nothing to those who left', async () => {
    const [stays, leaves] = [await signedIn(test, 'Staysin'), await signedIn(test, 'Leavesit')];
    const { path, categoryID } = await groupOf('private', stays, leaves);
    for (const each of [stays, leaves]) {
      await done(each.client.patch(preferencesOf(categoryID, each), comments));
      expect(await notificationTypesOf(test, each)).toEqual([]);
    }
    await done(leaves.client.delete(`${path}/members/${leaves.userID}`));
    const { discussionID } = await discussionBy(test.member.client, { categoryID });
    await done(
      test.member.client.post('/comments', { discussionID, body: 'From the top', format: 'markdown' }),
    );
    // Of a post they hear for its category, and not once more for their group.
    expect(await notificationTypesOf(test, stays)).toEqual(['NewComment', 'NewDiscussion']);
    expect(await notificationTypesOf(test, leaves)).toEqual([]);
    expect((await leaves.client.get(preferencesOf(categoryID, leaves))).status).toBe(403);
  });
});
