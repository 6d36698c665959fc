import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Community, discussionBy } from '../../discussions/server/testing/community.ts';
import { commentOn } from './testing/comments.ts';
import { countedCommunity } from './testing/counted-community.ts';

const test = countedCommunity();
let elsewhere = 0;

beforeAll(async () => {
  const { body } = await test.admin.client.post('/categories', { name: 'Elsewhere', urlcode: 'elsewhere' });
  elsewhere = body.categoryID;
});

async function several(count: number, more: Record<string, unknown> = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 1; at <= count; at++)
    ids.push((await discussionBy(test.member.client, { name: `Number ${at}`, ...more })).discussionID);
  return ids;
}
const bookmark = async (who: Community['member'], ...ids: number[]) => {
  for (const id of ids) await who.client.put(`/discussions/${id}/bookmark`, { bookmarked: true });
};
const bookmarksOf = async (who: Community['member']): Promise<number[]> =>
  (await who.client.get('/discussions/bookmarked')).body.map(
    (each: { discussionID: number }) => each.discussionID,
  );
const get = async (id: number) => (await test.guest.get(`/discussions/${id}`)).body;

describe('many discussions at once', () => {
  it.each([
    ['DELETE', '/discussions/list', {}, 'discussions.delete'],
    ['PATCH', '/discussions/close', {}, 'discussions.close'],
    ['PATCH', '/discussions/move', { categoryID: 1 }, 'discussions.edit'],
  ])(
    '%s %s is refused as a whole, naming those that are not permitted',
    async (method, path, more, permission) => {
      const discussionIDs = await several(2);
      const refused = await test.member.client.call(method, path, { discussionIDs, ...more });
      expect(refused.status).toBe(403);
      expect(refused.body.permissions).toEqual([permission]);
      if (path !== '/discussions/move') expect(refused.body.recordIDs).toEqual(discussionIDs);
      expect((await test.guest.call(method, path, { discussionIDs, ...more })).status).toBe(403);
      const tooMany = Array.from({ length: 51 }, (_, at) => at + 1);
      const moderator = test.moderator.client;
      expect((await moderator.call(method, path, { discussionIDs: tooMany, ...more })).status).toBe(422);
      expect((await get(discussionIDs[0] as number)).closed).toBe(false);
    },
  );

  it('are closed and opened; what is not there is left out', async () => {
    const [one = 0, two = 0] = await several(2);
    const closed = await test.moderator.client.patch('/discussions/close', {
      discussionIDs: [one, two, one, 99_999],
    });
    expect([closed.status, closed.body]).toEqual([
      200,
      {
        progress: { successIDs: [one, two], failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
        callbackPayload: null,
      },
    ]);
    expect((await get(one)).closed).toBe(true);
    await test.moderator.client.patch('/discussions/close', { discussionIDs: [one], closed: false });
    expect([(await get(one)).closed, (await get(two)).closed]).toEqual([false, true]);
  });

  it('are not there where they are held back from who names them', async () => {
    const [held = 0] = await several(1);
    await test.site.database.execute(
      sql`update discussions set date_held = now() where discussion_id = ${held}`,
    );
    const { client } = test.other;
    expect((await client.get(`/discussions/${held}`)).status).toBe(404);
    const closed = await client.patch('/discussions/close', { discussionIDs: [held] });
    expect([closed.status, closed.body.progress.countTotalIDs]).toEqual([200, 0]);
    const moved = await client.patch('/discussions/merge', {
      discussionIDs: [held],
      destinationDiscussionID: held,
    });
    expect([moved.status, moved.body.recordIDs]).toEqual([404, [held]]);
    await test.site.database.execute(
      sql`update discussions set date_held = null where discussion_id = ${held}`,
    );
  });

  it('are deleted, in steps where time is short', async () => {
    const [one = 0, two = 0] = await several(2);
    await commentOn(test.other.client, one);
    const first = await test.moderator.client.delete('/discussions/list?longRunnerTimeout=0', {
      discussionIDs: [one, two],
    });
    expect([first.status, first.body.progress.successIDs]).toEqual([408, [one]]);
    const next = await test.moderator.client.call('POST', '/calls/run', first.body.callbackPayload, {
      'content-type': 'application/system+jwt',
    });
    expect([next.status, next.body.progress.successIDs]).toEqual([200, [two]]);
    expect((await test.guest.get(`/discussions/${one}`)).status).toBe(410);
  });

  it('count as deleted for whoever repeats a call that was cut off amid them', async () => {
    const discussionIDs = await several(5);
    const half = '/discussions/list?longRunnerTimeout=0';
    const cut = await test.moderator.client.delete(half, { discussionIDs });
    expect(cut.body.progress.successIDs).toHaveLength(1);
    const again = await test.moderator.client.delete('/discussions/list', { discussionIDs });
    const whole = { successIDs: discussionIDs, failedIDs: [], exceptionsByID: {}, countTotalIDs: 5 };
    expect([again.status, again.body.progress]).toEqual([200, whole]);
    const third = await test.moderator.client.delete('/discussions/list', { discussionIDs });
    expect(third.body.progress).toEqual(whole);
    // Others do not learn that something was there.
    const other = await test.admin.client.delete('/discussions/list', { discussionIDs });
    expect(other.body.progress.countTotalIDs).toBe(0);
  });

  it('are moved, with a closed redirect that leads to each', async () => {
    const [one = 0, two = 0] = await several(2, { name: 'Bees & <b>queens</b>' });
    await commentOn(test.other.client, one);
    const moved = await test.moderator.client.patch('/discussions/move', {
      discussionIDs: [one, two],
      categoryID: elsewhere,
      addRedirects: true,
    });
    expect([moved.status, moved.body.progress.successIDs]).toEqual([200, [one, two]]);
    expect((await get(one)).categoryID).toBe(elsewhere);
    const left = (await test.guest.get('/discussions?categoryID=1&type=redirect&limit=10')).body;
    expect(left).toMatchObject([
      { name: 'Moved: Bees & <b>queens</b>', closed: true },
      { name: 'Moved: Bees & <b>queens</b>', closed: true },
    ]);
    const page = await test.guest.send('GET', new URL(left[0].url).pathname);
    expect(page.status).toBe(301);
    // Nobody is led to another site by an address of this one.
    const astray = { body: '<p><a href="//elsewhere.example/x">Moved</a></p>', format: 'html' };
    await test.moderator.client.patch(`/discussions/${left[0].discussionID}`, astray);
    expect((await test.guest.send('GET', new URL(left[0].url).pathname)).status).toBe(200);
    const missing = { discussionIDs: [one, 99_999], categoryID: elsewhere };
    const refused = await test.moderator.client.patch('/discussions/move', missing);
    expect([refused.status, refused.body.recordIDs]).toEqual([403, [99_999]]);
  });

  it('count as moved and closed for whoever repeats a call, which leaves one redirect of each', async () => {
    const discussionIDs = await several(3, { name: 'Moved twice' });
    const move = { discussionIDs, categoryID: elsewhere, addRedirects: true };
    await test.moderator.client.patch('/discussions/move?longRunnerTimeout=0', move);
    const again = await test.moderator.client.patch('/discussions/move', move);
    expect([again.status, again.body.progress.successIDs]).toEqual([200, discussionIDs]);
    const left = await test.site.database.rows(sql`
      select 1 from discussions where type = 'redirect' and redirect_discussion_id = any(${discussionIDs})`);
    expect(left).toHaveLength(3);
    await test.moderator.client.patch('/discussions/close?longRunnerTimeout=0', { discussionIDs });
    const closed = await test.moderator.client.patch('/discussions/close', { discussionIDs });
    expect(closed.body.progress.successIDs).toEqual(discussionIDs);
  });
});

describe('merging discussions', () => {
  it('makes comments of the others, in their order and with what hangs on them', async () => {
    const [stays = 0, one = 0] = await several(2);
    const [two = 0] = await several(1, { categoryID: elsewhere, body: 'The body of another' });
    await commentOn(test.other.client, stays);
    const top = await commentOn(test.other.client, one);
    await commentOn(test.member.client, one, { parentCommentID: top.commentID });
    await test.other.client.post(`/discussions/${two}/reactions`, { reactionType: 'Like' });
    const merged = await test.moderator.client.patch('/discussions/merge', {
      discussionIDs: [stays, one, two],
      destinationDiscussionID: stays,
    });
    expect([merged.status, merged.body.progress]).toEqual([
      200,
      { successIDs: [one, two], failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
    ]);
    expect((await get(stays)).countComments).toBe(5);
    const comments = (await test.guest.get(`/comments?discussionID=${stays}&limit=20`)).body;
    expect(comments).toHaveLength(5);
    const body = comments.find((each: { body: string }) => each.body.includes('The body of another'));
    expect(body).toMatchObject({ insertUserID: test.member.userID, score: 1 });
    expect((await test.guest.get(`/comments/${top.commentID}`)).body).toMatchObject({
      countChildComments: 1,
    });
    expect((await test.guest.get(`/discussions/${two}`)).status).toBe(410);
    // The next comment has a number of its own.
    await commentOn(test.other.client, stays);
  });

  it('counts those as merged that were, where a call that was cut off is repeated', async () => {
    const [stays = 0, ...others] = await several(4);
    const merge = { discussionIDs: others, destinationDiscussionID: stays };
    const cut = await test.moderator.client.patch('/discussions/merge?longRunnerTimeout=0', merge);
    expect(cut.body.progress.successIDs).toEqual(others.slice(0, 1));
    const again = await test.moderator.client.patch('/discussions/merge', merge);
    expect([again.status, again.body.progress.successIDs]).toEqual([200, others]);
    expect((await get(stays)).countComments).toBe(3);
    const [elsewhere = 0] = await several(1);
    const astray = { ...merge, destinationDiscussionID: elsewhere };
    expect((await test.moderator.client.patch('/discussions/merge', astray)).status).toBe(404);
  });

  it('takes bookmarks along, each once, in one event for all comments', async () => {
    const [stays = 0, one = 0] = await several(2);
    const { commentID } = await commentOn(test.other.client, one);
    const { commentID: second } = await commentOn(test.member.client, one, { parentCommentID: commentID });
    await bookmark(test.other, one);
    await bookmark(test.moderator, one, stays);
    await test.admin.client.delete('/resources/dirty-records/comment');
    const merge = { discussionIDs: [one], destinationDiscussionID: stays };
    expect((await test.moderator.client.patch('/discussions/merge', merge)).status).toBe(200);
    for (const reader of [test.other, test.moderator])
      expect((await bookmarksOf(reader)).filter((id) => id === stays || id === one)).toEqual([stays]);
    const moves = await test.site.database.rows<{ payload: { commentIDs: number[] } }>(
      sql`select payload from events where type = 'comment.moved' and payload @> ${{ fromDiscussionID: one }}`,
    );
    expect(moves.map(({ payload }) => payload.commentIDs.slice(1))).toEqual([[commentID, second]]);
    const dirty = await test.admin.client.get(`/comments?dirtyRecords=true&discussionID=${stays}`);
    expect(dirty.body).toHaveLength(3);
  });

  it('leaves redirects where they are asked for, which cannot be merged themselves', async () => {
    const [stays = 0, one = 0] = await several(2);
    const merge = { discussionIDs: [one], destinationDiscussionID: stays, addRedirects: true };
    expect((await test.moderator.client.patch('/discussions/merge', merge)).status).toBe(200);
    expect(await get(one)).toMatchObject({
      type: 'redirect',
      name: 'Merged: Number 2',
      closed: true,
      countComments: 0,
    });
    const again = await test.moderator.client.patch('/discussions/merge', merge);
    expect([again.status, again.body.progress.successIDs]).toEqual([200, [one]]);
    expect((await get(stays)).countComments).toBe(1);
    const [elsewhere = 0] = await several(1);
    const onward = { discussionIDs: [one], destinationDiscussionID: elsewhere };
    const refused = await test.moderator.client.patch('/discussions/merge', onward);
    expect([refused.status, refused.body.progress.exceptionsByID[one].status]).toEqual([400, 400]);
  });

  it('needs the rights on all, and all to be there', async () => {
    const [stays = 0, one = 0] = await several(2);
    const merge = { discussionIDs: [stays, one], destinationDiscussionID: stays };
    const refused = await test.member.client.patch('/discussions/merge', merge);
    expect([refused.status, refused.body.recordIDs]).toEqual([403, [stays]]);
    const missing = await test.moderator.client.patch('/discussions/merge', {
      ...merge,
      discussionIDs: [one, 99_999],
    });
    expect([missing.status, missing.body.recordIDs]).toEqual([404, [99_999]]);
  });
});
