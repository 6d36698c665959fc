// What a tab is working on, for the other tabs: where it was closed amid that, one of them finds the rest selected.
import { IN_WORK_KEY } from '../DiscussionsWidget/selection-keys.ts';

/** A tab that works says so at each step. */
const MS_UNTIL_LEFT = 30_000;

interface InWork {
  ids: readonly number[];
  at: number;
}

export function noteInWork(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(IN_WORK_KEY);
    else localStorage.setItem(IN_WORK_KEY, JSON.stringify({ ids, at: Date.now() } satisfies InWork));
  } catch {
    // A browser without storage has what one tab knows.
  }
}

/** Taken over: from here on they are selected in this tab. */
export function takeOverLeft(): number[] {
  try {
    const { ids, at } = JSON.parse(localStorage.getItem(IN_WORK_KEY) ?? '{}') as Partial<InWork>;
    if (!Array.isArray(ids) || typeof at !== 'number' || Date.now() - at < MS_UNTIL_LEFT) return [];
    localStorage.removeItem(IN_WORK_KEY);
    return ids.filter((id) => Number.isSafeInteger(id));
  } catch {
    // What cannot be read is nothing that was left.
    return [];
  }
}
