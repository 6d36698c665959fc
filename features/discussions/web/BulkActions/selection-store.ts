// Which discussions are selected, on all pages of this tab, and which of them something is being done with.
import { useSyncExternalStore } from 'react';
import type { Discussion } from '../../discussions.contract.ts';
import { SELECTION_KEYS as KEYS } from '../DiscussionsWidget/selection-keys.ts';

export type Selected = Pick<Discussion, 'discussionID' | 'name' | 'categoryID' | 'closed'>;

export interface Selection {
  checked: ReadonlySet<number>;
  pending: ReadonlySet<number>;
  /** What is known of the discussions that were seen. */
  known: ReadonlyMap<number, Selected>;
}

/** What was pending when a page was left is checked again: nobody knows how it ended. */
let selection: Selection = {
  checked: new Set([...saved('checked'), ...saved('pending')]),
  pending: new Set(),
  known: new Map(),
};
const listeners = new Set<() => void>();

function saved(name: keyof typeof KEYS): number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEYS[name]) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    // What cannot be read is no selection.
    return [];
  }
}

function change(next: Partial<Selection>): void {
  selection = { ...selection, ...next };
  try {
    for (const name of ['checked', 'pending'] as const)
      sessionStorage.setItem(KEYS[name], JSON.stringify([...selection[name]]));
  } catch {
    // A browser without storage has a selection for as long as the page stands.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSelection = (): Selection => selection;

export function useSelection(): Selection {
  return useSyncExternalStore(subscribe, currentSelection, currentSelection);
}

export function remember(discussions: readonly Selected[]): void {
  const known = new Map(selection.known);
  for (const { discussionID, name, categoryID, closed } of discussions)
    known.set(discussionID, { discussionID, name, categoryID, closed });
  change({ known });
}

export function setChecked(ids: readonly number[], isChecked: boolean): void {
  const checked = new Set(selection.checked);
  for (const id of ids) isChecked ? checked.add(id) : checked.delete(id);
  change({ checked });
}

export function clearSelection(): void {
  change({ checked: new Set() });
}

export function startWork(ids: readonly number[]): void {
  change({ checked: without(selection.checked, ids), pending: new Set([...selection.pending, ...ids]) });
}

/** What failed is selected again, what is done is not any more. */
export function settleWork(ids: readonly number[], failed: readonly number[]): void {
  change({
    checked: new Set([...selection.checked, ...failed]),
    pending: without(selection.pending, ids),
  });
}

function without(from: ReadonlySet<number>, ids: readonly number[]): Set<number> {
  return new Set([...from].filter((id) => !ids.includes(id)));
}
