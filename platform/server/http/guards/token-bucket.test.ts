import { expect, it } from 'vitest';
import { TokenBuckets } from './token-bucket.ts';

const tenAMinute = { count: 10, seconds: 60 };

function draw(buckets: TokenBuckets, at: number) {
  const seen = buckets.peek('somebody', tenAMinute, at);
  if (seen.isAllowed) buckets.take('somebody', tenAMinute, at);
  return seen;
}

it('lets a burst through, then goes at an even pace', () => {
  const buckets = new TokenBuckets();
  const burst = Array.from({ length: 11 }, () => draw(buckets, 0));
  expect(burst.map(({ isAllowed }) => isAllowed)).toEqual([...Array(10).fill(true), false]);
  expect(burst.map(({ remaining }) => remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
  expect(burst[10]).toMatchObject({ limit: 10, reset: 60, retryAfter: 6 });
  expect(draw(buckets, 5_900).isAllowed).toBe(false);
  expect(draw(buckets, 6_000).isAllowed).toBe(true);
  expect(draw(buckets, 6_000).isAllowed).toBe(false);
  expect(draw(buckets, 120_000)).toMatchObject({ isAllowed: true, remaining: 9 });
});

it('gives back no more than there is room for', () => {
  const buckets = new TokenBuckets();
  draw(buckets, 0);
  for (let times = 0; times < 3; times++) buckets.replay('somebody', tenAMinute, 0);
  expect(draw(buckets, 0).remaining).toBe(9);
});

it('knows each by themselves, however many they are', () => {
  const buckets = new TokenBuckets();
  const once = { count: 1, seconds: 60 };
  buckets.take('first', once, 0);
  expect(buckets.peek('first', once, 1).isAllowed).toBe(false);
  expect(buckets.peek('second', once, 1).isAllowed).toBe(true);
  for (let at = 0; at < 60_000; at++) buckets.take(`crowd ${at}`, once, 100_000);
  expect(buckets.peek('crowd 59999', once, 100_001).isAllowed).toBe(false);
});
