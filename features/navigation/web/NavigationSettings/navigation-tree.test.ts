import { describe, expect, it } from 'vitest';
import { MOST_LEVELS as contractLevels, type NavigationItem } from '../../navigation.contract.ts';
import { findRow, MOST_LEVELS, move, problemsOf, put, remove, rowsOf, update } from './navigation-tree.ts';

const item = (id: string, ...children: NavigationItem[]): NavigationItem => ({
  id,
  name: id,
  url: `/${id}`,
  ...(children.length > 0 && { children }),
});
const list = [item('a'), item('b', item('b1', item('b1x')), item('b2')), item('c')];
const drawn = (items: readonly NavigationItem[]) =>
  rowsOf(items).map((row) => '-'.repeat(row.level) + row.item.id);

describe('the tree of a list', () => {
  it('is as deep as the contract allows', () => expect(MOST_LEVELS).toBe(contractLevels));

  it('is listed from top to bottom', () => {
    expect(drawn(list)).toEqual(['a', 'b', '-b1', '--b1x', '-b2', 'c']);
  });

  it.each([
    ['a', 'down', ['b', '-b1', '--b1x', '-b2', 'a', 'c']],
    ['c', 'up', ['a', 'c', 'b', '-b1', '--b1x', '-b2']],
    ['a', 'up', ['a', 'b', '-b1', '--b1x', '-b2', 'c']],
    ['c', 'in', ['a', 'b', '-b1', '--b1x', '-b2', '-c']],
    ['b2', 'in', ['a', 'b', '-b1', '--b1x', '--b2', 'c']],
    ['b2', 'out', ['a', 'b', '-b1', '--b1x', 'b2', 'c']],
    ['b1x', 'out', ['a', 'b', '-b1', '-b1x', '-b2', 'c']],
    // b is three levels high: below a it would be four deep.
    ['b', 'in', ['a', 'b', '-b1', '--b1x', '-b2', 'c']],
  ] as const)('moves %s %s', (id, direction, expected) => {
    expect(drawn(move(list, id, direction))).toEqual(expected);
  });

  it('says which moves there are', () => {
    expect(findRow(list, 'a')?.can).toEqual({ up: false, down: true, in: false, out: false });
    expect(findRow(list, 'b2')?.can).toEqual({ up: true, down: false, in: true, out: true });
    expect(findRow(list, 'b1x')?.can).toEqual({ up: false, down: false, in: false, out: true });
  });

  it('puts nothing into itself, nor too deep', () => {
    expect(drawn(put(list, 'b', 'inside', 'b2'))).toEqual(drawn(list));
    expect(drawn(put(list, 'a', 'inside', 'b1x'))).toEqual(drawn(list));
    expect(drawn(put(list, 'c', 'before', 'b1x'))).toEqual(['a', 'b', '-b1', '--c', '--b1x', '-b2']);
  });

  it('changes an item with its children kept, and leaves no empty list behind', () => {
    const renamed = update(list, { id: 'b', name: 'Bees' });
    expect(renamed[1]).toMatchObject({ name: 'Bees', children: [{ id: 'b1' }, { id: 'b2' }] });
    expect(renamed[1]).not.toHaveProperty('url');
    expect(findRow(remove(list, 'b1x'), 'b1')?.item).not.toHaveProperty('children');
  });

  it('knows what cannot be saved', () => {
    expect(problemsOf([item('a'), { id: 'menu', name: 'Menu' }, { id: 'x', name: ' ', url: '/' }])).toEqual([
      'menu',
      'x',
    ]);
  });
});
