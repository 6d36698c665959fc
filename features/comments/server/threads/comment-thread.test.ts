import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import type { ThreadNode } from '../../comment-threads.contract.ts';
import { commentOn } from '../testing/comments.ts';

const test = communityOfFile();

const threadOf = (client: TestClient, discussionID: number, query = '') =>
  client.get(`/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&${query}`);

describe('GET /comments/thread', () => {
  it('answers a page of the first level with folded replies', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const roots = [];
    for (let n = 0; n < 3; n++) roots.push(await commentOn(test.other.client, discussionID));
    const [first] = roots;
    const replies = [];
    for (let n = 0; n < 5; n++)
      replies.push(await commentOn(test.member.client, discussionID, { parentCommentID: first?.commentID }));
    const { status, body, headers } = await threadOf(test.guest, discussionID, 'limit=2&expand=reactions');
    expect(status).toBe(200);
    expect(headers.get('x-app-page-result-count')).toBe('3');
    expect(headers.get('x-app-page-next-url')).toContain('page=2');
    expect(body.threadStructure).toHaveLength(2);
    const [top] = body.threadStructure;
    expect(top).toMatchObject({
      type: 'comment',
      commentID: first?.commentID,
      parentCommentID: null,
      depth: 1,
    });
    expect(top.children).toHaveLength(4);
    const collapsedReplies = top.children[3];
    expect(collapsedReplies).toMatchObject({
      type: 'hole',
      parentCommentID: first?.commentID,
      offset: 3,
      depth: 2,
      countAllComments: 2,
      countAllInsertUsers: 1,
      insertUsers: [{ name: 'Melba' }],
      url: `${test.url}/discussion/comment/${replies[3]?.commentID}#Comment_${replies[3]?.commentID}`,
    });
    expect(Object.keys(body.commentsByID)).toHaveLength(5);
    const shown = body.commentsByID[String(replies[0]?.commentID)];
    expect(shown.body).not.toContain('embedQuote');
    expect(shown.reactions.length).toBeGreaterThan(0);

    const rest = await test.guest.get(collapsedReplies.apiUrl.slice(`${test.url}/api/v2`.length));
    expect(rest.body.threadStructure.map((node: ThreadNode) => node.type)).toEqual(['comment', 'comment']);
    expect(rest.body.threadStructure[0]).toMatchObject({ commentID: replies[3]?.commentID, depth: 2 });

    const focused = await threadOf(test.guest, discussionID, `focusCommentID=${replies[4]?.commentID}`);
    expect(focused.body.threadStructure[0].children).toHaveLength(5);
    const newest = await threadOf(test.guest, discussionID, 'sort=-dateInserted&limit=1&page=3');
    expect(newest.body.threadStructure[0].commentID).toBe(first?.commentID);
  });

  it('unfolds what was folded for its depth, level by level', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const ids: number[] = [];
    for (let depth = 1; depth <= 5; depth++)
      ids.push(
        (await commentOn(test.other.client, discussionID, { parentCommentID: ids.at(-1) ?? null })).commentID,
      );
    const { body } = await threadOf(test.guest, discussionID, 'collapseChildDepth=2');
    const collapsedReplies = body.threadStructure[0].children[0];
    expect(collapsedReplies).toMatchObject({ type: 'hole', depth: 2, countAllComments: 4 });
    const next = await test.guest.get(collapsedReplies.apiUrl.slice(`${test.url}/api/v2`.length));
    expect(next.body.threadStructure).toMatchObject([
      { commentID: ids[1], depth: 2, children: [{ type: 'hole', depth: 3, countAllComments: 3 }] },
    ]);
    const whole = await threadOf(test.guest, discussionID, `focusCommentID=${ids[4]}`);
    expect(Object.keys(whole.body.commentsByID)).toHaveLength(5);
  });

  it('refuses other parents and unknown ones', async () => {
    expect((await test.guest.get('/comments/thread?parentRecordType=discussion')).status).toBe(400);
    expect((await test.guest.get('/comments/thread?parentRecordType=event&parentRecordID=1')).status).toBe(
      400,
    );
    expect((await threadOf(test.guest, 99_999)).status).toBe(404);
    const { discussionID } = await discussionBy(test.member.client);
    expect((await threadOf(test.guest, discussionID, 'parentCommentID=99999')).status).toBe(404);
  });

  it('takes the same few statements for any number of comments', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await commentOn(test.member.client, discussionID, { parentCommentID: commentID });
    // Each time as if nothing had been read; when authors were last seen may be written beside one of them.
    const cost = async () => {
      const counts: number[] = [];
      for (let time = 0; time < 4; time++) {
        test.site.invalidate(['*']);
        counts.push((await threadOf(test.guest, discussionID, 'expand=reactions')).statements);
      }
      return Math.min(...counts);
    };
    const few = await cost();
    for (let n = 0; n < 12; n++) {
      const root = await commentOn(test.moderator.client, discussionID);
      for (let m = 0; m < 4; m++)
        await commentOn(test.member.client, discussionID, { parentCommentID: root.commentID });
    }
    const many = await threadOf(test.guest, discussionID, 'expand=reactions');
    expect(Object.keys(many.body.commentsByID)).toHaveLength(14 + 12 * 3);
    expect(await cost()).toBeLessThanOrEqual(few);
    expect(few).toBeLessThanOrEqual(8);
  });
});
