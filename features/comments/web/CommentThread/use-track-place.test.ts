import { describe, expect, it } from 'vitest';
import { sampleComment } from '../testing/comment-samples.ts';
import { inOrder } from './use-track-place.ts';

const reply = (number: number, parentCommentID: number) =>
  sampleComment(number, { parentCommentID, depth: 2 });
const numbers = (solution: number, ...comments: ReturnType<typeof sampleComment>[]) =>
  inOrder({ comments, isSolution: ({ number }) => number === solution }).map(({ number }) => number);

describe('the comments by which the place in a thread is told', () => {
  it('leave out the accepted answer at the top, with what answers it', () => {
    const rest = [sampleComment(1), reply(5, 1), sampleComment(2)];
    expect(numbers(47, sampleComment(47), reply(60, 47), reply(61, 60), ...rest)).toEqual([1, 5, 2]);
    expect(numbers(47, sampleComment(47), sampleComment(99), sampleComment(98))).toEqual([99, 98]);
  });

  it('are all of them where the accepted answer stands in its place', () => {
    expect(numbers(1, sampleComment(1), sampleComment(2), sampleComment(3))).toEqual([1, 2, 3]);
    expect(numbers(9, sampleComment(9), sampleComment(8), sampleComment(7))).toEqual([9, 8, 7]);
    expect(numbers(2, sampleComment(1), sampleComment(2))).toEqual([1, 2]);
    expect(numbers(1, sampleComment(1))).toEqual([1]);
  });
});
