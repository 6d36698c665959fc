import { expect, it } from 'vitest';
import { countChanges, movesInto, NO_DRAFT } from './page-draft.ts';

function applied(from: number[], to: number[]): number[] {
  const now = [...from];
  for (const { categoryID, beforeCategoryID } of movesInto(from, to)) {
    now.splice(now.indexOf(categoryID), 1);
    now.splice(beforeCategoryID === null ? now.length : now.indexOf(beforeCategoryID), 0, categoryID);
  }
  return now;
}

it('brings one order into another, and moves nothing that stands right', () => {
  expect(applied([1, 2, 3, 4], [4, 1, 3, 2])).toEqual([4, 1, 3, 2]);
  expect(applied([1, 2, 3], [3, 2, 1])).toEqual([3, 2, 1]);
  expect(movesInto([1, 2, 3], [1, 2, 3])).toEqual([]);
  expect(movesInto([1, 2, 3], [2, 1, 3])).toHaveLength(1);
});

it('counts what is not published', () => {
  expect(countChanges(NO_DRAFT)).toBe(0);
  const words = [{ locale: 'en', wording: 'New post', own: 'Write' }];
  expect(countChanges({ names: { 3: 'Bees' }, order: [2, 1], words })).toBe(3);
});
