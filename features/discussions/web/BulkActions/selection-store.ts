// Which discussions are selected, on all pages of this tab, and which of them something is being done with.
import { create } from 'zustand';
import type { SelectedDiscussion } from '../bulk-options.ts';
import { SELECTION_KEYS as KEYS } from '../DiscussionsWidget/selection-keys.ts';
import { noteInWork, takeOverLeft } from './left-in-work.ts';

export interface Selection {
  checked: ReadonlySet<number>;
  pending: ReadonlySet<number>;
  /** What is known of the discussions that were seen. */
  known: ReadonlyMap<number, SelectedDiscussion>;
}

/** What was pending when a page was left, or another tab closed, is checked again: nobody knows how it ended. */
const useStore = create<Selection>(() => ({
  checked: new Set([...saved('checked'), ...saved('pending'), ...takeOverLeft()]),
  pending: new Set(),
  known: new Map(),
}));

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
  useStore.setState(next);
  try {
    for (const name of ['checked', 'pending'] as const)
      sessionStorage.setItem(KEYS[name], JSON.stringify([...currentSelection()[name]]));
  } catch {
    // A browser without storage has a selection for as long as the page stands.
  }
}

export const currentSelection = (): Selection => useStore.getState();

export const useSelection = (): Selection => useStore();

export function remember(discussions: readonly SelectedDiscussion[]): void {
  const known = new Map(currentSelection().known);
  for (const { discussionID, name, categoryID, closed } of discussions)
    known.set(discussionID, { discussionID, name, categoryID, closed });
  change({ known });
}

export function setChecked(ids: readonly number[], isChecked: boolean): void {
  const checked = new Set(currentSelection().checked);
  for (const id of ids) isChecked ? checked.add(id) : checked.delete(id);
  change({ checked });
}

export function clearSelection(): void {
  change({ checked: new Set() });
}

export function startWork(ids: readonly number[]): void {
  const { checked, pending } = currentSelection();
  changePending({ checked: without(checked, ids), pending: new Set([...pending, ...ids]) });
}

/** The tab is at it still. */
export function keepWorking(): void {
  noteInWork([...currentSelection().pending]);
}

/** What failed is selected again, what is done is not any more. */
export function settleWork(ids: readonly number[], failed: readonly number[]): void {
  const { checked, pending } = currentSelection();
  changePending({ checked: new Set([...checked, ...failed]), pending: without(pending, ids) });
}

function changePending(next: Pick<Selection, 'checked' | 'pending'>): void {
  change(next);
  keepWorking();
}

function without(from: ReadonlySet<number>, ids: readonly number[]): Set<number> {
  return new Set([...from].filter((id) => !ids.includes(id)));
}
