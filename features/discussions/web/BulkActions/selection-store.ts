// Which discussions are selected, on all pages of this tab, and which of them something is being done with.
import { create } from 'zustand';
import { onRuns, storedRuns } from '../../../../platform/web/bulk-operations/stored-runs.ts';
import type { SelectedDiscussion } from '../bulk-options.ts';
import { SELECTION_KEYS as KEYS } from '../DiscussionsWidget/selection-keys.ts';

export interface Selection {
  checked: ReadonlySet<number>;
  pending: ReadonlySet<number>;
  /** What is known of the discussions that were seen. */
  known: ReadonlyMap<number, SelectedDiscussion>;
}

/**
 * What was pending when a page was left stays so while a run goes on with it; else it is checked again: nobody knows how
 * it ended.
 */
const useStore = create<Selection>(() => {
  const inWork = runsOfDiscussions();
  const isInWork = (id: number) => inWork.some(({ left }) => left.includes(id));
  const pending = saved('pending');
  for (const { runID, left } of inWork)
    settleAtEnd(
      runID,
      pending.filter((id) => left.includes(id)),
    );
  return {
    checked: new Set([...saved('checked'), ...(inWork.length > 0 ? [] : pending)]),
    pending: new Set(pending.filter(isInWork)),
    known: new Map(),
  };
});

function runsOfDiscussions() {
  return storedRuns().filter(({ request, isEnded }) => request?.idsField === 'discussionIDs' && !isEnded);
}

/** Of a run that this tab began before its page was loaded anew. */
function settleAtEnd(runID: string, ids: readonly number[]): void {
  if (ids.length === 0) return;
  const stop = onRuns((id, run) => {
    if (id !== runID || (run && !run.isEnded)) return;
    stop();
    const left = run ? [...run.left, ...run.failed.map(([failedID]) => failedID)] : [];
    settleWork(
      ids,
      left.filter((each) => ids.includes(each)),
    );
  });
}

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
  change({ checked: without(checked, ids), pending: new Set([...pending, ...ids]) });
}

/** What failed is selected again, what is done is not any more. */
export function settleWork(ids: readonly number[], failed: readonly number[]): void {
  const { checked, pending } = currentSelection();
  change({ checked: new Set([...checked, ...failed]), pending: without(pending, ids) });
}

function without(from: ReadonlySet<number>, ids: readonly number[]): Set<number> {
  return new Set([...from].filter((id) => !ids.includes(id)));
}
