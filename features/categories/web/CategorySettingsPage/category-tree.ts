// The tree as it is arranged: a list in its order, each right below the one it stands in.
import type { TreeCategory } from '../../category-permissions.states.ts';

/** Below which one, and before which of those there; null: at the top, as the last. */
export interface Place {
  parentID: number | null;
  beforeID: number | null;
}

export type Step = 'up' | 'down' | 'in' | 'out';

export type Tree = readonly TreeCategory[];

export const childrenOf = (tree: Tree, parentID: number | null): TreeCategory[] =>
  tree.filter((each) => each.parentID === parentID);

export function depths(tree: Tree): Map<number, number> {
  const known = new Map<number, number>();
  for (const { categoryID, parentID } of tree)
    known.set(categoryID, parentID === null ? 0 : (known.get(parentID) ?? 0) + 1);
  return known;
}

/** With it, all that stands below it. */
export function branchOf(tree: Tree, categoryID: number): TreeCategory[] {
  const inside = new Set([categoryID]);
  return tree.filter((each) => {
    if (each.parentID !== null && inside.has(each.parentID)) inside.add(each.categoryID);
    return inside.has(each.categoryID);
  });
}

export function placeOf(tree: Tree, categoryID: number): Place {
  const parentID = tree.find((each) => each.categoryID === categoryID)?.parentID ?? null;
  const siblings = childrenOf(tree, parentID);
  const at = siblings.findIndex((each) => each.categoryID === categoryID);
  return { parentID, beforeID: siblings[at + 1]?.categoryID ?? null };
}

export const isSamePlace = (one: Place, other: Place) =>
  one.parentID === other.parentID && one.beforeID === other.beforeID;

/** Never into itself. */
export function fits(tree: Tree, categoryID: number, { parentID, beforeID }: Place): boolean {
  const branch = branchOf(tree, categoryID).map((each) => each.categoryID);
  return (parentID === null || !branch.includes(parentID)) && beforeID !== categoryID;
}

/** Where a step leads; undefined where there is nothing. */
export function placeAfter(tree: Tree, categoryID: number, step: Step): Place | undefined {
  const { parentID } = placeOf(tree, categoryID);
  const siblings = childrenOf(tree, parentID).map((each) => each.categoryID);
  const at = siblings.indexOf(categoryID);
  if (step === 'up') {
    const beforeID = siblings[at - 1];
    return beforeID === undefined ? undefined : { parentID, beforeID };
  }
  if (step === 'down')
    return at + 1 >= siblings.length ? undefined : { parentID, beforeID: siblings[at + 2] ?? null };
  if (step === 'in') {
    const above = siblings[at - 1];
    return above === undefined ? undefined : { parentID: above, beforeID: null };
  }
  // Right behind the one it stood in.
  return parentID === null ? undefined : placeOf(tree, parentID);
}

/** With its branch at another place. */
export function put(tree: Tree, categoryID: number, { parentID, beforeID }: Place): Tree {
  const branch = branchOf(tree, categoryID);
  const moved = branch.map((each) => (each.categoryID === categoryID ? { ...each, parentID } : each));
  const ids = new Set(branch.map((each) => each.categoryID));
  const rest = tree.filter((each) => !ids.has(each.categoryID));
  return rest.toSpliced(positionOf(rest, { parentID, beforeID }), 0, ...moved);
}

function positionOf(rest: Tree, { parentID, beforeID }: Place): number {
  if (beforeID !== null) {
    const at = rest.findIndex((each) => each.categoryID === beforeID);
    if (at >= 0) return at;
  }
  if (parentID === null) return rest.length;
  const last = branchOf(rest, parentID).at(-1);
  return (last ? rest.indexOf(last) : rest.length - 1) + 1;
}

/** Whose permissions count for each: 0 for those of everywhere. */
export function permissionsIn(tree: Tree): Map<number, number> {
  const known = new Map<number, number>();
  for (const { categoryID, parentID, hasOwnPermissions } of tree)
    known.set(categoryID, hasOwnPermissions ? categoryID : (known.get(parentID ?? 0) ?? 0));
  return known;
}

export const permissionsAt = (tree: Tree, categoryID: number | null): number =>
  permissionsIn(tree).get(categoryID ?? 0) ?? 0;

/** How many stand below each. */
export function countsInside(tree: Tree): Map<number, number> {
  const known = new Map<number, number>();
  for (const { categoryID, parentID } of tree.toReversed())
    if (parentID !== null) known.set(parentID, (known.get(parentID) ?? 0) + 1 + (known.get(categoryID) ?? 0));
  return known;
}

/** Those whose branch is folded are left out with all that is in it. */
export function unfolded(tree: Tree, folded: ReadonlySet<number>): Tree {
  const hidden = new Set<number>();
  return tree.filter(({ categoryID, parentID }) => {
    const isHidden = parentID !== null && (hidden.has(parentID) || folded.has(parentID));
    if (isHidden) hidden.add(categoryID);
    return !isHidden;
  });
}
