import { describe, expect, it } from 'vitest';
import type { CommentThread } from '../comment-threads.contract.ts';
import { branch, sampleCollapsedReplies, sampleComment } from './testing/comment-samples.ts';
import { collapsedKey, flatRows, type ThreadRow, threadRows } from './thread-rows.ts';

function thread(threadStructure: CommentThread['threadStructure'], ...numbers: number[]): CommentThread {
  return {
    threadStructure,
    commentsByID: Object.fromEntries(numbers.map((number) => [String(number), sampleComment(number)])),
  };
}

/** `2/1` is comment 2 on level 1, `hole 3/2` collapsed replies, `!` the last of its branch, `>4` whom it answers. */
function drawn(rows: readonly ThreadRow[]): string[] {
  return rows.map((row) => {
    const what = row.kind === 'hole' ? `hole ${row.collapsedReplies.parentCommentID}` : row.comment.commentID;
    const answers = row.kind === 'comment' && row.repliesTo ? `>${row.repliesTo.number}` : '';
    return `${what}/${row.level}${answers}${row.isLast ? '!' : ''}`;
  });
}

describe('the rows of a thread', () => {
  it('follow each branch down, and stay on the second level from there', () => {
    const deep = thread([branch(1, branch(2, branch(3, branch(4))), branch(5)), branch(6)], 1, 2, 3, 4, 5, 6);
    expect(drawn(threadRows(deep, new Map()))).toEqual(['1/0', '2/1', '3/2', '4/2>3', '5/1!', '6/0!']);
  });

  it('end a branch at its collapsed replies', () => {
    const folded = thread([branch(1, branch(2), sampleCollapsedReplies(1, 9))], 1, 2);
    expect(drawn(threadRows(folded, new Map()))).toEqual(['1/0', '2/1', 'hole 1/1!']);
  });

  it('hold what was fetched in place of collapsed replies, and the collapsed replies in that', () => {
    const collapsedReplies = sampleCollapsedReplies(2, 9);
    const folded = thread([branch(1, branch(2, collapsedReplies)), branch(8)], 1, 2, 8);
    const fetched = thread([branch(3, branch(4)), sampleCollapsedReplies(3, 5)], 3, 4);
    const rows = threadRows(folded, new Map([[collapsedKey(collapsedReplies), fetched]]));
    expect(drawn(rows)).toEqual(['1/0', '2/1', '3/2', '4/2>3', 'hole 3/2!', '8/0!']);
  });

  it('leave out what is not there', () => {
    expect(drawn(threadRows(thread([branch(1, branch(2)), branch(3)], 3), new Map()))).toEqual(['3/0!']);
  });

  it('of a flat thread all stand on the first level', () => {
    expect(drawn(flatRows([sampleComment(1), sampleComment(2)]))).toEqual(['1/0!', '2/0!']);
  });
});
