import { describe, expect, it } from 'vitest';
import type { ThreadNode } from '../../comment-threads.contract.ts';
import { buildThread, type ReplyNode } from './build-thread.ts';

const common = { version: '7', score: 2, is_held: false };
const root: ReplyNode = {
  ...common,
  comment_id: 1,
  parent_comment_id: null,
  insert_user_id: 1,
  depth: 1,
  count_child_comments: 1,
};
const reply = (
  comment_id: number,
  parent_comment_id: number,
  depth: number,
  insert_user_id = 1,
): ReplyNode => ({
  ...common,
  comment_id,
  parent_comment_id,
  depth,
  insert_user_id,
  count_child_comments: 0,
});
const folded = { collapseChildDepth: 3, collapseChildLimit: 3, focusCommentID: undefined };

/** `1(2 3 hole:4)`: ids in order, collapsed replies with how many comments they hide. */
function drawn(nodes: readonly ThreadNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'hole') return `hole:${node.countAllComments}`;
      return `${node.commentID}${node.children.length > 0 ? `(${drawn(node.children)})` : ''}`;
    })
    .join(' ');
}

describe('a thread', () => {
  it('shows the first replies and collapses the others', () => {
    const replies = [2, 3, 4, 5, 6].map((id) => reply(id, 1, 2, id));
    const { structure, shown, collapsedBranches } = buildThread([root], replies, folded);
    expect(drawn(structure)).toBe('1(2 3 4 hole:2)');
    expect(shown.map(({ replyNode }) => replyNode.comment_id)).toEqual([1, 2, 3, 4]);
    expect(collapsedBranches).toEqual([
      {
        collapsedReplies: expect.objectContaining({
          parentCommentID: 1,
          offset: 3,
          depth: 2,
          countAllInsertUsers: 2,
        }),
        userIDs: [5, 6],
        firstCommentID: 5,
      },
    ]);
  });

  it('folds everything at the depth asked for, with all that lies below', () => {
    const replies = [reply(2, 1, 2), reply(3, 2, 3, 7), reply(4, 3, 4, 8), reply(5, 3, 4, 7)];
    const { structure, collapsedBranches } = buildThread([root], replies, folded);
    expect(drawn(structure)).toBe('1(2(hole:3))');
    expect(collapsedBranches[0]?.collapsedReplies).toMatchObject({
      offset: 0,
      depth: 3,
      parentCommentID: 2,
      countAllInsertUsers: 2,
    });
  });

  it('never folds away the comment in focus, nor what leads to it', () => {
    const replies = [
      ...[2, 3, 4, 5, 6, 7].map((id) => reply(id, 1, 2)),
      reply(8, 6, 3),
      reply(9, 6, 3),
      reply(10, 9, 4),
      reply(11, 9, 4),
    ];
    const { structure } = buildThread([root], replies, { ...folded, focusCommentID: 10 });
    expect(drawn(structure)).toBe('1(2 3 4 5 6(8 9(10 hole:1)) hole:1)');
  });

  it('shows at most five avatars of collapsed replies and counts no one who was anonymised', () => {
    const replies = Array.from({ length: 9 }, (_, at) => reply(at + 2, 1, 2, at));
    const { collapsedBranches } = buildThread([root], replies, { ...folded, collapseChildLimit: 0 });
    expect(collapsedBranches[0]?.userIDs).toEqual([1, 2, 3, 4, 5]);
    expect(collapsedBranches[0]?.collapsedReplies).toMatchObject({
      countAllComments: 9,
      countAllInsertUsers: 8,
    });
  });

  it('tells where the replies of one comment go on', () => {
    const children = [2, 3].map((id) => reply(id, 1, 2));
    const hidden = [4, 5].map((id) => reply(id, 1, 2));
    const { structure } = buildThread(children, [...children, ...hidden, reply(6, 5, 3)], folded, {
      parentCommentID: 1,
      offset: 2,
      depth: 2,
      hidden,
    });
    expect(drawn(structure)).toBe('2 3 hole:3');
  });
});
