import { expect, it } from 'vitest';
import type { TreeCategory } from '../../category-permissions.states.ts';
import {
  branchOf,
  countsInside,
  fits,
  permissionsAt,
  placeAfter,
  placeOf,
  put,
  type Step,
  unfolded,
} from './category-tree.ts';

const node = (categoryID: number, parentID: number | null, hasOwnPermissions = false): TreeCategory => ({
  categoryID,
  parentID,
  hasOwnPermissions,
  name: `C${categoryID}`,
  color: null,
  displayAs: 'discussions',
  countDiscussions: 0,
  isArchived: false,
  isBeingDeleted: false,
});
// 1 (2 (3), 4), 5, 6 (7)
const tree = [
  node(1, null),
  node(2, 1),
  node(3, 2),
  node(4, 1),
  node(5, null),
  node(6, null, true),
  node(7, 6),
];
const shape = (rows: readonly TreeCategory[]) => rows.map((each) => [each.categoryID, each.parentID]);
const step = (id: number, which: Step) => {
  const place = placeAfter(tree, id, which);
  return place && shape(put(tree, id, place));
};

it('moves a category with all that is in it, one step at a time', () => {
  expect(step(4, 'up')).toEqual([
    [1, null],
    [4, 1],
    [2, 1],
    [3, 2],
    [5, null],
    [6, null],
    [7, 6],
  ]);
  expect(step(2, 'down')).toEqual([
    [1, null],
    [4, 1],
    [2, 1],
    [3, 2],
    [5, null],
    [6, null],
    [7, 6],
  ]);
  expect(step(5, 'in')).toEqual([
    [1, null],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, null],
    [7, 6],
  ]);
  expect(step(2, 'out')).toEqual([
    [1, null],
    [4, 1],
    [2, null],
    [3, 2],
    [5, null],
    [6, null],
    [7, 6],
  ]);
  expect(step(1, 'down')).toEqual([
    [5, null],
    [1, null],
    [2, 1],
    [3, 2],
    [4, 1],
    [6, null],
    [7, 6],
  ]);
});

it('goes nowhere beyond the ends, and never into itself', () => {
  expect(step(1, 'up')).toBeUndefined();
  expect(step(6, 'down')).toBeUndefined();
  expect(step(1, 'out')).toBeUndefined();
  expect(step(2, 'in')).toBeUndefined();
  expect(fits(tree, 1, { parentID: 3, beforeID: null })).toBe(false);
  expect(fits(tree, 3, { parentID: 6, beforeID: 7 })).toBe(true);
});

it('is put back by the place it had', () => {
  const place = placeOf(tree, 2);
  expect(shape(put(put(tree, 2, { parentID: 6, beforeID: 7 }), 2, place))).toEqual(shape(tree));
});

it('knows its branch, whose permissions count, and what is folded', () => {
  expect(branchOf(tree, 1).map((each) => each.categoryID)).toEqual([1, 2, 3, 4]);
  expect([permissionsAt(tree, 3), permissionsAt(tree, 7), permissionsAt(tree, null)]).toEqual([0, 6, 0]);
  expect([...countsInside(tree)]).toEqual([
    [6, 1],
    [1, 3],
    [2, 1],
  ]);
  expect(unfolded(tree, new Set([1])).map((each) => each.categoryID)).toEqual([1, 5, 6, 7]);
});
