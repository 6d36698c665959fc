import { describe, expect, it } from 'vitest';
import type { CommentThread } from '../comment-threads.contract.ts';
import { branch, sampleComment, sampleHole } from './testing/comment-samples.ts';
import { flatRows, holeKey, type ThreadRow, threadRows } from './thread-rows.ts';

function thread(threadStructure: CommentThread['threadStructure'], ...numbers: number[]): CommentThread {
  return {
    threadStructure,
    commentsByID: Object.fromEntries(numbers.map((number) => [String(number), sampleComment(number)])),
  };
}

/** `2/1` is comment 2 on level 1, `hole 3/2` a hole, `!` the last of its branch, `>4` whom it answers. */
function drawn(rows: readonly ThreadRow[]): string[] {
  return rows.map((row) => {
    const what = row.kind === 'hole' ? `hole ${row.hole.parentCommentID}` : row.comment.commentID;
    const answers = row.kind === 'comment' && row.repliesTo ? `>${row.repliesTo.number}` : '';
    return `${what}/${row.level}${answers}${row.isLast ? '!' : ''}`;
  });
}

describe('the rows of a thread', () => {
  it('follow each branch down, and stay on the second level from there', () => {
    const deep = thread([branch(1, branch(2, branch(3, branch(4))), branch(5)), branch(6)], 1, 2, 3, 4, 5, 6);
    expect(drawn(threadRows(deep, new Map()))).toEqual(['1/0', '2/1', '3/2', '4/2>3', '5/1!', '6/0!']);
  });

  it('end a branch at its hole', () => {
    const folded = thread([branch(1, branch(2), sampleHole(1, 9))], 1, 2);
    expect(drawn(threadRows(folded, new Map()))).toEqual(['1/0', '2/1', 'hole 1/1!']);
  });

  it('hold what was fetched in place of its hole, and the holes in that', () => {
    const hole = sampleHole(2, 9);
    const folded = thread([branch(1, branch(2, hole)), branch(8)], 1, 2, 8);
    const fetched = thread([branch(3, branch(4)), sampleHole(3, 5)], 3, 4);
    const rows = threadRows(folded, new Map([[holeKey(hole), fetched]]));
    expect(drawn(rows)).toEqual(['1/0', '2/1', '3/2', '4/2>3', 'hole 3/2!', '8/0!']);
  });

  it('leave out what is not there', () => {
    expect(drawn(threadRows(thread([branch(1, branch(2)), branch(3)], 3), new Map()))).toEqual(['3/0!']);
  });

  it('of a flat thread all stand on the first level', () => {
    expect(drawn(flatRows([sampleComment(1), sampleComment(2)]))).toEqual(['1/0!', '2/0!']);
  });
});
