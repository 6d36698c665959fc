// The items of a list as a tree, and what can be done to it. Nothing is changed in place.
import type { NavigationItem } from '../../navigation.contract.ts';

/** Must be the contract's: the browser takes only types from there. */
export const MOST_LEVELS = 3;

export interface Row {
  item: NavigationItem;
  /** 0 for what stands in the bar. */
  level: number;
  parent: NavigationItem | undefined;
  at: number;
  siblings: number;
  can: Record<Move, boolean>;
}

export type Move = 'up' | 'down' | 'in' | 'out';
export type Place = 'before' | 'after' | 'inside';

/** From top to bottom as they are listed. */
export function rowsOf(items: readonly NavigationItem[], level = 0, parent?: NavigationItem): Row[] {
  return items.flatMap((item, at) => {
    const can = {
      up: at > 0,
      down: at < items.length - 1,
      in: at > 0 && level + heightOf(item) < MOST_LEVELS,
      out: level > 0,
    };
    const row = { item, level, parent, at, siblings: items.length, can };
    return [row, ...rowsOf(item.children ?? [], level + 1, item)];
  });
}

/** How many levels an item takes with all that is in it. */
export function heightOf(item: NavigationItem): number {
  return 1 + Math.max(0, ...(item.children ?? []).map(heightOf));
}

export function findRow(items: readonly NavigationItem[], id: string): Row | undefined {
  return rowsOf(items).find((row) => row.item.id === id);
}

/** `change` answers what stands in the place of the item: itself changed, nothing, or more. */
function replace(
  items: readonly NavigationItem[],
  id: string,
  change: (item: NavigationItem) => NavigationItem[],
): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.id === id) return change(item);
    if (!item.children) return [item];
    return [withChildren(item, replace(item.children, id, change))];
  });
}

function withChildren({ children: _, ...item }: NavigationItem, children: NavigationItem[]): NavigationItem {
  return children.length > 0 ? { ...item, children } : item;
}

export function update(items: readonly NavigationItem[], changed: NavigationItem): NavigationItem[] {
  return replace(items, changed.id, ({ children }) => [withChildren(changed, children ?? [])]);
}

export function remove(items: readonly NavigationItem[], id: string): NavigationItem[] {
  return replace(items, id, () => []);
}

/** Beside or into another one; back where it was if it does not fit there. */
export function put(
  items: readonly NavigationItem[],
  id: string,
  place: Place,
  targetID: string,
): NavigationItem[] {
  const moved = findRow(items, id)?.item;
  const target = findRow(items, targetID);
  if (!moved || !target || !fits(moved, target, place)) return [...items];
  return replace(remove(items, id), targetID, (other) => {
    if (place === 'before') return [moved, other];
    if (place === 'after') return [other, moved];
    return [withChildren(other, [...(other.children ?? []), moved])];
  });
}

export function fits(moved: NavigationItem, target: Row, place: Place): boolean {
  const isOwnDescendant = rowsOf([moved]).some((row) => row.item.id === target.item.id);
  const level = target.level + (place === 'inside' ? 1 : 0);
  return !isOwnDescendant && level + heightOf(moved) <= MOST_LEVELS;
}

export function move(items: readonly NavigationItem[], id: string, direction: Move): NavigationItem[] {
  const row = findRow(items, id);
  if (!row?.can[direction]) return [...items];
  if (direction === 'out') return put(items, id, 'after', (row.parent as NavigationItem).id);
  const siblings = row.parent?.children ?? items;
  const neighbour = siblings[row.at + (direction === 'down' ? 1 : -1)] as NavigationItem;
  const place = direction === 'in' ? 'inside' : direction === 'down' ? 'after' : 'before';
  return put(items, id, place, neighbour.id);
}

/** Why a list cannot be saved: by the item's id. */
export function problemsOf(items: readonly NavigationItem[]): string[] {
  return rowsOf(items)
    .filter(({ item }) => item.name.trim() === '' || (!item.url && !item.children?.length))
    .map(({ item }) => item.id);
}
