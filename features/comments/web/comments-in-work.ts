// Which comments of a discussion are selected in this tab, on all of its pages.
import { create } from 'zustand';
import type { SelectedComment } from './comment-bulk-options.ts';

interface Selection {
  discussionID: number;
  checked: ReadonlyMap<number, SelectedComment>;
  pending: ReadonlyMap<number, SelectedComment>;
}

const useStore = create<Selection>(() => ({ discussionID: 0, checked: new Map(), pending: new Map() }));

const keyOf = (discussionID: number) => `checkedComments.${discussionID}`;

export const useCommentSelection = (): Selection => useStore();

/** What was being worked on when a page was left is selected again: nobody knows how it ended. */
export function openSelection(discussionID: number): void {
  if (useStore.getState().discussionID === discussionID) return;
  useStore.setState({ discussionID, checked: saved(discussionID), pending: new Map() });
}

export function selectComments(comments: readonly SelectedComment[], isChecked: boolean): void {
  const checked = new Map(useStore.getState().checked);
  for (const each of comments) isChecked ? checked.set(each.commentID, each) : checked.delete(each.commentID);
  change({ checked });
}

export function clearCommentSelection(): void {
  change({ checked: new Map() });
}

export const commentsInWork = {
  startWork(ids: readonly number[]): void {
    const { checked, pending } = useStore.getState();
    change({ checked: without(checked, ids), pending: new Map([...pending, ...only(checked, ids)]) });
  },
  settleWork(ids: readonly number[], left: readonly number[]): void {
    const { checked, pending } = useStore.getState();
    change({ checked: new Map([...checked, ...only(pending, left)]), pending: without(pending, ids) });
  },
};

function change(next: Partial<Selection>): void {
  useStore.setState(next);
  const { discussionID, checked, pending } = useStore.getState();
  try {
    const all = [...checked.values(), ...pending.values()];
    if (all.length === 0) sessionStorage.removeItem(keyOf(discussionID));
    else sessionStorage.setItem(keyOf(discussionID), JSON.stringify(all));
  } catch {
    // A browser without storage has a selection for as long as the page stands.
  }
}

function saved(discussionID: number): Map<number, SelectedComment> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(discussionID)) ?? '[]');
    const comments = Array.isArray(stored) ? stored.filter(isComment) : [];
    return new Map(comments.map((each) => [each.commentID, each]));
  } catch {
    // What cannot be read is no selection.
    return new Map();
  }
}

function isComment(value: unknown): value is SelectedComment {
  const { commentID, name } = (value ?? {}) as Partial<SelectedComment>;
  return Number.isSafeInteger(commentID) && typeof name === 'string';
}

type Comments = ReadonlyMap<number, SelectedComment>;
const only = (from: Comments, ids: readonly number[]) => [...from].filter(([id]) => ids.includes(id));
const without = (from: Comments, ids: readonly number[]) =>
  new Map([...from].filter(([id]) => !ids.includes(id)));
