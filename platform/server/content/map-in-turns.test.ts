import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

function workFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('makes all in their order, and lets others work in between', async () => {
  let turns = 0;
  let isDone = false;
  const made = mapInTurns([1, 2, 3, 4, 5], (item) => {
    workFor(12);
    return item * 2;
  }).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns++) await nextTurn();
  expect(await made).toEqual([2, 4, 6, 8, 10]);
  expect(turns).toBeGreaterThanOrEqual(4);
});
