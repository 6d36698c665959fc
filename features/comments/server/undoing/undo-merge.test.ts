import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { commentOn, miscounted } from '../testing/comments.ts';
import { recountAll, writeComments } from '../testing/many-comments.ts';

const test = communityOfFile({ withJobs: true });

/** Everything that a merge touches, of all discussions, but the numbers that are given next. */
async function stateOfAll() {
  const { database } = test.site;
  const [discussions, comments, reactions, bookmarks, users, categories, revisions] = await Promise.all([
    database.rows(sql`
      select discussion_id, type, name, body, category_id, insert_user_id, date_closed, date_held, date_removed, date_purge,
        score, count_comments, count_top_comments, last_comment_id, last_user_id, date_last_comment, redirect_discussion_id
      from discussions where date_removed is null order by 1`),
    database.rows(sql`
      select comment_id, discussion_id, number, parent_comment_id, top_comment_id, depth, insert_user_id, score,
        count_child_comments from comments order by 1`),
    database.rows(sql`select record_type, record_id, user_id, urlcode from reactions order by 1, 2, 3`),
    database.rows(sql`select user_id, discussion_id, date_inserted from bookmarks order by 1, 2`),
    database.rows(sql`select user_id, count_discussions, count_comments from users order by 1`),
    database.rows(
      sql`select category_id, count_discussions, count_comments, last_discussion_id from categories order by 1`,
    ),
    database.rows(
      sql`select record_type, record_id, body from post_revisions order by 1, 2, post_revision_id`,
    ),
  ]);
  return { discussions, comments, reactions, bookmarks, users, categories, revisions };
}

async function thread() {
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID: root } = await commentOn(test.other.client, discussionID);
  const { commentID: reply } = await commentOn(test.member.client, discussionID, { parentCommentID: root });
  const { commentID: last } = await commentOn(test.other.client, discussionID);
  return { discussionID, root, reply, last };
}

async function newestAct(discussionID: number) {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=discussion&recordID=${discussionID}`);
  return body[0] as { auditLogID: number; runID: string | null };
}

/** As a client does whose patience ends before the run does. */
async function toItsEnd(path: string, method: 'POST' | 'PATCH', body: object) {
  let answer = await test.admin.client.call(method, `${path}?longRunnerTimeout=0`, body);
  while (answer.status === 408)
    answer = await test.admin.client.call(
      'POST',
      '/calls/run?longRunnerTimeout=0',
      answer.body.callbackPayload,
      {
        'content-type': 'application/system+jwt',
      },
    );
  return answer;
}
const undo = (auditLogID: number) => toItsEnd('/audit-logs/undo', 'POST', { auditLogIDs: [auditLogID] });

describe('undoing a merge', () => {
  it.each([true, false])('makes two of one again, as they were (redirect: %s)', async (addRedirects) => {
    const [source, stays] = [await thread(), await thread()];
    await test.other.client.post(`/discussions/${source.discussionID}/reactions`, { reactionType: 'Like' });
    await test.other.client.put(`/discussions/${source.discussionID}/bookmark`, { bookmarked: true });
    await test.member.client.put(`/discussions/${source.discussionID}/bookmark`, { bookmarked: true });
    await test.member.client.put(`/discussions/${stays.discussionID}/bookmark`, { bookmarked: true });
    await test.admin.client.patch(`/discussions/${source.discussionID}`, { name: 'How do bees find home?' });
    const before = await stateOfAll();
    await toItsEnd('/discussions/merge', 'PATCH', {
      discussionIDs: [source.discussionID],
      destinationDiscussionID: stays.discussionID,
      addRedirects,
    });
    expect((await test.guest.get(`/discussions/${stays.discussionID}`)).body.countComments).toBe(7);
    expect(await miscounted(test)).toEqual([]);
    const { auditLogID } = await newestAct(source.discussionID);
    expect(await undo(auditLogID)).toMatchObject({ status: 200, body: { progress: { failedIDs: [] } } });
    expect(await stateOfAll()).toEqual(before);
    expect((await test.guest.get(`/discussions/${source.discussionID}`)).status).toBe(200);
    expect(await miscounted(test)).toEqual([]);
  });

  it('takes along what was replied to it since, and leaves the rest where it was written', async () => {
    const [source, stays] = [await thread(), await thread()];
    await test.admin.client.patch('/discussions/merge', {
      discussionIDs: [source.discussionID],
      destinationDiscussionID: stays.discussionID,
    });
    const body = await test.site.database.row<{ id: number }>(sql`
      select body_comment_id as id from merged_discussions where discussion_id = ${source.discussionID}`);
    const toBody = await commentOn(test.other.client, stays.discussionID, { parentCommentID: body?.id });
    const toMoved = await commentOn(test.other.client, stays.discussionID, { parentCommentID: source.reply });
    const own = await commentOn(test.other.client, stays.discussionID);
    await undo((await newestAct(source.discussionID)).auditLogID);
    const placeOf = async (commentID: number) => (await test.guest.get(`/comments/${commentID}`)).body;
    expect(await placeOf(toMoved.commentID)).toMatchObject({
      parentRecordID: source.discussionID,
      parentCommentID: source.reply,
      depth: 3,
    });
    expect(await placeOf(toBody.commentID)).toMatchObject({ parentRecordID: source.discussionID, depth: 1 });
    expect(await placeOf(own.commentID)).toMatchObject({ parentRecordID: stays.discussionID });
    expect(await miscounted(test)).toEqual([]);
  });

  it('of a long discussion goes in steps, at the same time as well', async () => {
    const [source, stays] = [await discussionBy(test.member.client), await thread()];
    await writeComments(test.site.database, source.discussionID, test.other.userID, 2500);
    await recountAll(test);
    const before = await stateOfAll();
    await toItsEnd('/discussions/merge', 'PATCH', {
      discussionIDs: [source.discussionID],
      destinationDiscussionID: stays.discussionID,
    });
    const { auditLogID } = await newestAct(source.discussionID);
    const answers = await Promise.all([undo(auditLogID), undo(auditLogID)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOfAll()).toEqual(before);
    expect(await miscounted(test)).toEqual([]);
  }, 60_000);

  it('is refused once what it went into is deleted, and possible again when that is back', async () => {
    const [source, stays] = [await thread(), await thread()];
    await test.admin.client.patch('/discussions/merge', {
      discussionIDs: [source.discussionID],
      destinationDiscussionID: stays.discussionID,
    });
    const { auditLogID } = await newestAct(source.discussionID);
    await test.admin.client.delete(`/discussions/${stays.discussionID}`);
    expect((await undo(auditLogID)).status).toBe(409);
    await undo((await newestAct(stays.discussionID)).auditLogID);
    expect((await undo(auditLogID)).status).toBe(200);
    expect(await miscounted(test)).toEqual([]);
  });
});

describe('moving comments into another discussion', () => {
  const move = (commentIDs: number[], discussionID: number, who = test.admin) =>
    who.client.patch('/comments/move', { commentIDs, discussionID });
  const placeOf = async (commentID: number) => (await test.guest.get(`/comments/${commentID}`)).body;

  it('takes their replies along, to the end of it, and back', async () => {
    const [source, target] = [await thread(), await thread()];
    const before = await stateOfAll();
    expect(await move([source.root], target.discussionID)).toMatchObject({
      status: 200,
      body: { progress: { successIDs: [source.root], failedIDs: [] } },
    });
    expect(await placeOf(source.reply)).toMatchObject({
      discussionID: target.discussionID,
      parentCommentID: source.root,
      number: 5,
    });
    expect((await test.guest.get(`/discussions/${source.discussionID}`)).body.countComments).toBe(1);
    expect((await test.guest.get(`/discussions/${target.discussionID}`)).body.countComments).toBe(5);
    expect(await miscounted(test)).toEqual([]);
    expect((await undo((await newestAct(source.discussionID)).auditLogID)).status).toBe(200);
    expect(await stateOfAll()).toEqual(before);
    expect(await miscounted(test)).toEqual([]);
  });

  it('is undone act by act, where several went the same way', async () => {
    const [source, target] = [await thread(), await thread()];
    await move([source.last], target.discussionID);
    const first = await newestAct(source.discussionID);
    await move([source.root], target.discussionID);
    const second = await newestAct(source.discussionID);
    await undo(first.auditLogID);
    expect((await placeOf(source.last)).discussionID).toBe(source.discussionID);
    expect((await placeOf(source.root)).discussionID).toBe(target.discussionID);
    await undo(second.auditLogID);
    expect(await placeOf(source.reply)).toMatchObject({
      discussionID: source.discussionID,
      parentCommentID: source.root,
      depth: 2,
    });
    expect(await miscounted(test)).toEqual([]);
  });

  it('stays where the discussion is merged and unmerged after it', async () => {
    const [source, target] = [await thread(), await thread()];
    await move([source.last], target.discussionID);
    const merge = { discussionIDs: [source.discussionID], destinationDiscussionID: target.discussionID };
    await test.admin.client.patch('/discussions/merge', merge);
    await undo((await newestAct(source.discussionID)).auditLogID);
    expect((await placeOf(source.root)).discussionID).toBe(source.discussionID);
    expect((await placeOf(source.last)).discussionID).toBe(target.discussionID);
    expect(await miscounted(test)).toEqual([]);
  });

  it('of one alone, by a change of that comment, is undone as well', async () => {
    const [source, target] = [await thread(), await thread()];
    await test.admin.client.patch(`/comments/${source.root}`, { discussionID: target.discussionID });
    const { body } = await test.admin.client.get(`/audit-logs?recordType=comment&recordID=${source.root}`);
    await undo(body[0].auditLogID);
    expect(await placeOf(source.reply)).toMatchObject({
      discussionID: source.discussionID,
      parentCommentID: source.root,
    });
    expect(await miscounted(test)).toEqual([]);
  });

  it('changes nothing more when the same call comes again', async () => {
    const [source, target] = [await thread(), await thread()];
    await move([source.root, source.reply], target.discussionID);
    const before = await stateOfAll();
    const { auditLogID } = await newestAct(source.discussionID);
    expect(await move([source.root, source.reply], target.discussionID)).toMatchObject({
      status: 200,
      body: { progress: { successIDs: [source.root, source.reply] } },
    });
    expect(await stateOfAll()).toEqual(before);
    expect((await newestAct(source.discussionID)).auditLogID).toBe(auditLogID);
  });

  it('needs the rights on both sides, comments of one discussion, and one that takes them', async () => {
    const [one, two, three] = [await thread(), await thread(), await thread()];
    expect((await move([one.root], two.discussionID, test.member)).status).toBe(403);
    expect((await move([one.root, two.root], three.discussionID)).body.code).toBe('split.severalParents');
    expect((await move([999_999], one.discussionID)).body.code).toBe('split.noComments');
    expect((await move([one.root], 999_999)).status).toBe(404);
    expect((await move([], one.discussionID)).status).toBe(422);
    await test.admin.client.patch('/discussions/merge', {
      discussionIDs: [two.discussionID],
      destinationDiscussionID: three.discussionID,
      addRedirects: true,
    });
    expect((await move([one.root], two.discussionID)).body.code).toBe('moveComments.redirect');
  });
});

describe('splitting', () => {
  const split = (commentIDs: number[], newPost: object = {}) =>
    test.admin.client.post('/discussions/split', {
      commentIDs,
      newPost: {
        name: 'A question of its own',
        categoryID: 1,
        postType: 'discussion',
        authorType: 'me',
        ...newPost,
      },
    });

  it('moves comments with their replies to a new discussion, and back', async () => {
    const source = await thread();
    const before = await stateOfAll();
    const { status, body } = await split([source.root]);
    expect([status, body]).toMatchObject([200, { progress: { successIDs: [source.root] } }]);
    const id = Number(/discussion\/(\d+)\//.exec(body.newPostUrl)?.[1]);
    expect((await test.guest.get(`/discussions/${id}`)).body).toMatchObject({
      name: 'A question of its own',
      countComments: 2,
      insertUserID: test.admin.userID,
    });
    expect((await test.guest.get(`/discussions/${source.discussionID}`)).body.countComments).toBe(1);
    expect((await test.guest.get(`/comments/${source.reply}`)).body.parentRecordID).toBe(id);
    expect(await miscounted(test)).toEqual([]);
    await undo((await newestAct(source.discussionID)).auditLogID);
    expect(await stateOfAll()).toEqual(before);
    expect((await test.guest.get(`/discussions/${id}`)).status).toBe(410);
    expect(await miscounted(test)).toEqual([]);
  });

  it('puts a reply that is chosen on the first level, and back below what it answers', async () => {
    const source = await thread();
    const before = await stateOfAll();
    await split([source.reply, source.last], { authorType: 'system', body: 'See there.', format: 'text' });
    expect((await test.guest.get(`/comments/${source.reply}`)).body).toMatchObject({
      depth: 1,
      parentCommentID: null,
    });
    expect(await miscounted(test)).toEqual([]);
    await undo((await newestAct(source.discussionID)).auditLogID);
    expect(await stateOfAll()).toEqual(before);
  });

  it('needs comments of one discussion, a type that is allowed, and the rights', async () => {
    const [one, two] = [await thread(), await thread()];
    expect((await split([999_999])).body.code).toBe('split.noComments');
    expect((await split([one.root, two.root])).body.code).toBe('split.severalParents');
    expect((await split([one.root], { postType: 'nothing' })).status).toBeGreaterThanOrEqual(400);
    expect((await split([])).status).toBe(422);
    const asMember = await test.member.client.post('/discussions/split', {
      commentIDs: [one.root],
      newPost: { name: 'Mine', categoryID: 1, postType: 'discussion', authorType: 'me' },
    });
    expect(asMember.status).toBe(403);
  });
});
