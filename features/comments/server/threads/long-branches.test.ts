// A comment with thousands of replies: a page of its thread reads some of them, and all can be reached from there.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import type {
  CollapsedReplies,
  CommentThread,
  ThreadComment,
  ThreadNode,
} from '../../comment-threads.contract.ts';
import { commentOn } from '../testing/comments.ts';
import { recountAll } from '../testing/many-comments.ts';

const test = communityOfFile();

let discussionID: number;
let rootID: number;
let path: string;
beforeAll(async () => {
  const discussion = await discussionBy(test.member.client);
  discussionID = discussion.discussionID;
  path = new URL(discussion.url).pathname;
  rootID = (await commentOn(test.other.client, discussionID)).commentID;
  // Who takes part is told by the newest thousand.
  await reply(rootID, 1100);
  // The third one has a long branch of its own, the fourth a short one.
  const replies = await repliesInOrder(rootID);
  await reply(replies[2] ?? 0, 120);
  await reply(replies[3] ?? 0, 2);
  await recountAll(test);
});

async function reply(parentID: number, count: number): Promise<void> {
  await test.site.database.execute(sql`
    insert into comments (discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format, body_html, score, imported_score, date_inserted)
    select discussion_id, comment_id, top_comment_id, depth + 1,
      (select max(number) from comments where discussion_id = ${discussionID}) + n, ${test.member.userID},
      'Reply ' || n, 'text', '<p>Reply</p>', 1, 1, clock_timestamp()
    from comments, generate_series(1, ${count}::int) n where comment_id = ${parentID} order by n`);
  await test.site.database.execute(sql`
    update discussions set next_comment_number = 1 + (select max(number) from comments where discussion_id = ${discussionID})
    where discussion_id = ${discussionID}`);
  test.site.invalidate(['*']);
}

async function repliesInOrder(parentID: number): Promise<number[]> {
  const rows = await test.site.database.rows<{ comment_id: number }>(sql`
    select comment_id from comments where parent_comment_id = ${parentID} order by date_inserted, comment_id`);
  return rows.map((row) => row.comment_id);
}

async function threadOf(query = ''): Promise<CommentThread> {
  const { body } = await test.guest.get(
    `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&${query}`,
  );
  return body;
}

const open = async (collapsed: CollapsedReplies): Promise<CommentThread> =>
  (await test.guest.get(collapsed.apiUrl.slice(`${test.url}/api/v2`.length))).body;

const isCollapsed = (node: ThreadNode): node is CollapsedReplies => node.type === 'hole';
const idsOf = (nodes: readonly ThreadNode[]) =>
  nodes.flatMap((node) => (isCollapsed(node) ? [] : node.commentID));

/** The direct replies to the comment as they are reached by opening one part after the other. */
async function allOf(nodes: readonly ThreadNode[], parentID: number): Promise<number[]> {
  const ids: number[] = [];
  for (const node of nodes) {
    if (!isCollapsed(node)) ids.push(node.commentID);
    else if (node.parentCommentID === parentID)
      ids.push(...(await allOf((await open(node)).threadStructure, parentID)));
  }
  return ids;
}

const childrenOf = (thread: CommentThread) => (thread.threadStructure[0] as ThreadComment).children;

describe('a branch with very many replies', () => {
  it('begins with the first ones, and leads to all others in their order', async () => {
    const thread = await threadOf();
    const replies = await repliesInOrder(rootID);
    const children = childrenOf(thread);
    expect(idsOf(children)).toEqual(replies.slice(0, 3));
    const collapsed = children.at(-1) as CollapsedReplies;
    expect(collapsed).toMatchObject({
      type: 'hole',
      offset: 3,
      depth: 2,
      hasMore: true,
      insertUsers: [{ name: 'Melba' }],
      url: `${test.url}/discussion/comment/${replies[3]}#Comment_${replies[3]}`,
    });
    expect(collapsed.countAllComments).toBeGreaterThanOrEqual(1097);
    expect(await allOf(children, rootID)).toEqual(replies);
    const newestFirst = childrenOf(await threadOf('sort=-dateInserted'));
    expect(await allOf(newestFirst, rootID)).toEqual([...replies].reverse());
    // What stands below the comments that were reached is reached as well.
    const third = children[2] as ThreadComment;
    expect(await allOf(third.children, third.commentID)).toEqual(await repliesInOrder(third.commentID));
    expect(thread.commentsByID[String(third.commentID)]).toMatchObject({ scoreChildComments: 100 });
    expect((await test.guest.get(`/comments/${third.commentID}`)).body.scoreChildComments).toBe(100);
    const next = (await open(collapsed)).threadStructure[0] as ThreadComment;
    expect(idsOf(next.children)).toEqual(await repliesInOrder(next.commentID));
  });

  it('shows one in focus with those behind it, and collapsed ones around them', async () => {
    const replies = await repliesInOrder(rootID);
    const focused = replies[100] ?? 0;
    const children = childrenOf(await threadOf(`focusCommentID=${focused}`));
    expect(children.map((node) => (isCollapsed(node) ? 'hole' : replies.indexOf(node.commentID)))).toEqual([
      0,
      1,
      2,
      'hole',
      100,
      101,
      102,
      'hole',
    ]);
    expect(await allOf(children, rootID)).toEqual(replies);
    const near = childrenOf(await threadOf(`focusCommentID=${replies[5]}`));
    expect(near.map((node) => (isCollapsed(node) ? 'hole' : replies.indexOf(node.commentID)))).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      'hole',
    ]);
    const [below = 0] = (await repliesInOrder(replies[2] ?? 0)).slice(110);
    const deep = await threadOf(`focusCommentID=${below}`);
    expect(deep.commentsByID).toHaveProperty(String(below));
    const { status, text } = await test.guest.page(`/discussion/comment/${focused}`);
    expect(status).toBe(200);
    expect(text).toContain(`"focusCommentID":${focused}`);
    expect(text).toContain(`"commentID":${focused},`);
  });

  it('goes on by place where the comment it went on from is gone', async () => {
    const replies = await repliesInOrder(rootID);
    const query = `parentCommentID=${rootID}&afterCommentID=999999&offset=20&limit=5`;
    expect(idsOf((await threadOf(query)).threadStructure)).toEqual(replies.slice(20, 25));
    const between = `parentCommentID=${rootID}&afterCommentID=${replies[4]}&beforeCommentID=${replies[8]}`;
    expect(idsOf((await threadOf(between)).threadStructure)).toEqual(replies.slice(5, 8));
    expect(
      (
        await test.guest.get(
          `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&parentCommentID=${rootID + 100_000}`,
        )
      ).status,
    ).toBe(404);
  });

  it('takes as many rows with three times the replies', async () => {
    await test.site.database.execute(sql`analyze`);
    const focused = (await repliesInOrder(rootID))[120] ?? 0;
    // What guests get is kept: a member's answers are made each time.
    const asMember = (query: string) =>
      test.member.client.get(
        `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&${query}`,
      );
    const looks = async () => {
      const rows: number[] = [];
      for (const look of [
        () => asMember('expand=reactions'),
        () => asMember('sort=-dateInserted'),
        () => asMember('sort=score'),
        () => asMember(`focusCommentID=${focused}`),
        () => asMember(`parentCommentID=${rootID}&limit=20`),
        () => test.member.client.get(`/comments/${rootID}`),
        () => test.guest.page(path),
      ]) {
        test.site.invalidate(['*']);
        rows.push(await rowsReadBy(test.site.database, look));
      }
      return rows;
    };
    await looks();
    const few = await looks();
    await reply(rootID, 2500);
    await test.site.database.execute(sql`
      update comments set count_child_comments = count_child_comments + 2500 where comment_id = ${rootID}`);
    await test.site.database.execute(sql`analyze`);
    const many = await looks();
    for (const [at, rows] of many.entries())
      expect([at, rows]).toEqual([at, expect.toSatisfy((n: number) => n <= (few[at] ?? 0) + 30)]);
  });
});
