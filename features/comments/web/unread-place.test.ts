import { describe, expect, it } from 'vitest';
import { sampleComment } from './testing/comment-samples.ts';
import { unreadPlace } from './unread-place.ts';

function place(
  numbers: number[],
  lastNumberRead: number | undefined,
  isFirstPage = true,
  mine: number[] = [],
) {
  const comments = numbers.map((number) =>
    sampleComment(number, { insertUserID: mine.includes(number) ? 99 : 12 }),
  );
  const { scattered, ...found } = unreadPlace({ comments, lastNumberRead, userID: 99, isFirstPage });
  return { ...found, scattered: [...scattered] };
}

describe('where a reader left off', () => {
  it('is nowhere on a first visit', () => {
    expect(place([1, 2], undefined)).toEqual({ lineBefore: undefined, countBelow: 0, scattered: [] });
  });

  it('is before the first of the new comments at the end', () => {
    expect(place([1, 2, 3, 4], 2)).toEqual({ lineBefore: 3, countBelow: 2, scattered: [] });
  });

  it('is marked at each new reply between old comments', () => {
    expect(place([1, 9, 2, 3, 10], 3)).toEqual({ lineBefore: 10, countBelow: 1, scattered: [9] });
  });

  it('is not at what one wrote oneself', () => {
    expect(place([1, 2, 3], 2, true, [3])).toEqual({ lineBefore: undefined, countBelow: 0, scattered: [] });
  });

  it('is not on top of a page one turned to', () => {
    expect(place([31, 32], 30, false).lineBefore).toBeUndefined();
    expect(place([1, 2], 0, true).lineBefore).toBe(1);
  });

  it('follows from marks alone where the newest come first', () => {
    expect(place([4, 3, 2, 1], 2)).toEqual({ lineBefore: undefined, countBelow: 0, scattered: [4, 3] });
  });
});
