import { expect, it } from 'vitest';
import { moveVote, percentOf } from './poll-counts.ts';

const counts = { countVotes: 3, byOption: { 1: 2, 2: 1, 3: 0 } };

it.each<[string, number[], number[], object]>([
  ['a first vote', [], [3], { countVotes: 4, byOption: { 1: 2, 2: 1, 3: 1 } }],
  ['another choice', [1], [2], { countVotes: 3, byOption: { 1: 1, 2: 2, 3: 0 } }],
  ['one choice more', [1], [1, 3], { countVotes: 3, byOption: { 1: 2, 2: 1, 3: 1 } }],
  ['a vote taken back', [1], [], { countVotes: 2, byOption: { 1: 1, 2: 1, 3: 0 } }],
])('%s changes what it has to', (_, from, to, after) => {
  expect(moveVote(counts, from, to)).toEqual(after);
});

it('hidden results stay hidden, whoever votes', () => {
  expect(moveVote({ countVotes: 3, byOption: undefined }, [], [1])).toEqual({
    countVotes: 4,
    byOption: undefined,
  });
});

it('shares are of people, and of nobody none', () => {
  expect([percentOf(58, 213), percentOf(0, 0)]).toEqual([27, 0]);
});
