import { describe, expect, it } from 'vitest';
import { moveVote } from './use-idea-vote.ts';

const counts = { countUp: 3, countDown: 1, score: 2 };

describe('the numbers of an idea', () => {
  it.each([
    [null, 1, { countUp: 4, countDown: 1, score: 3 }],
    [1, null, { countUp: 2, countDown: 1, score: 1 }],
    [1, -1, { countUp: 2, countDown: 2, score: 0 }],
    [-1, 1, { countUp: 4, countDown: 0, score: 4 }],
    [1, 1, counts],
  ] as const)('move from %s to %s', (from, to, moved) => {
    expect(moveVote(counts, from, to)).toEqual(moved);
  });
});
