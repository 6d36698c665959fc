import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
let discussionID: number;
let requested = 0;

beforeAll(async () => {
  discussionID = (await discussionBy(test.member.client, { name: 'Which wood floats best?' })).discussionID;
});

type Reader = 'guest' | 'member' | 'moderator';

/** At an address that nobody asked for yet: the rows may have been cached, the response was not. */
async function listed(reader: Reader = 'guest', more = '') {
  const client = reader === 'guest' ? test.guest : test[reader].client;
  const answer = await client.get(`/discussions?limit=5&asked=${requested++}${more}`);
  expect(answer.status).toBe(200);
  const row = answer.body.find((each: { discussionID: number }) => each.discussionID === discussionID);
  return { ...answer, row };
}

describe('rows of lists that were read before', () => {
  it('are not read again while nothing changed', async () => {
    await listed();
    const [one, two] = [await listed(), await listed()];
    expect(two.text).toBe(one.text);
    expect(one.statements).toBe(1);
    expect((await listed('member')).statements).toBeLessThanOrEqual(3);
  });

  it('are not read again where they are announced at the top, and show at once what was changed', async () => {
    const path = `/discussions/${discussionID}`;
    await discussionBy(test.member.client, { name: 'Newer than what is announced' });
    await test.moderator.client.patch(path, { pinLocation: 'recent' });
    await listed('guest', '&pinOrder=first');
    const { body, statements } = await listed('guest', '&pinOrder=first');
    expect([body[0].discussionID, statements]).toEqual([discussionID, 1]);
    await test.site.database.execute(
      sql`update discussions set score = 5 where discussion_id = ${discussionID}`,
    );
    expect((await listed('guest', '&pinOrder=first')).row).toMatchObject({ score: 5, pinned: true });
    await test.moderator.client.patch(path, { pinLocation: 'none' });
  });

  it('show at once what was changed without an event', async () => {
    const { row } = await listed();
    await test.site.database.execute(
      sql`update discussions set count_views = count_views + 3, score = 9 where discussion_id = ${discussionID}`,
    );
    expect((await listed()).row).toMatchObject({ countViews: row.countViews + 3, score: 9 });
  });

  it('show other names, bodies and people as soon as they are', async () => {
    await listed();
    await test.member.client.patch(`/discussions/${discussionID}`, { name: 'Balsa or cork?' });
    expect((await listed()).row).toMatchObject({ name: 'Balsa or cork?' });
    const renamed = await test.admin.client.patch(`/users/${test.member.userID}`, { name: 'Captain' });
    expect(renamed.status).toBe(200);
    expect((await listed()).row.insertUser.name).toBe('Captain');
  });

  it('show each member what they marked, and nobody else', async () => {
    await listed('member');
    await test.member.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    expect((await listed('member')).row).toMatchObject({ bookmarked: true });
    expect((await listed('moderator')).row).toMatchObject({ bookmarked: false, unread: true });
    expect((await listed()).row).toMatchObject({ bookmarked: false, unread: false });
    await test.member.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: false });
    expect((await listed('member')).row).toMatchObject({ bookmarked: false });
  });

  it('hold what is asked for and no more', async () => {
    expect((await listed()).row.body).toBeDefined();
    const bare = (await listed('guest', '&expand=-insertUser,-body')).row;
    expect([bare.body, bare.insertUser, bare.lastUser?.name]).toEqual([undefined, undefined, 'Captain']);
    expect((await listed('guest', '&expand=category,tags')).row).toMatchObject({ tags: [] });
    expect((await listed()).row.category).toBeUndefined();
    expect((await listed('moderator')).row.internalStatusID).toBeDefined();
    expect((await listed('member')).row.internalStatusID).toBeUndefined();
  });

  it('are gone with their discussion', async () => {
    await listed();
    await test.moderator.client.patch(`/discussions/${discussionID}`, { categoryID: test.privateCategoryID });
    expect((await listed()).row).toBeUndefined();
    await test.moderator.client.delete(`/discussions/${discussionID}`);
    expect((await listed('moderator')).row).toBeUndefined();
  });
});
