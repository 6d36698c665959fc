// Whether discussions are being selected in this tab. What that takes is fetched when it begins.
import { type ComponentType, useSyncExternalStore } from 'react';
import type { Discussion } from '../../discussions.contract.ts';
import { SELECTION_KEYS } from './selection-keys.ts';

export interface BulkTools {
  RowSelect: ComponentType<{ discussion: Discussion }>;
  SelectAll: ComponentType<{ discussions: readonly Discussion[] }>;
  BulkToast: ComponentType;
  clearSelection: () => void;
}

let tools: BulkTools | undefined;
const listeners = new Set<() => void>();

function setTools(next: BulkTools | undefined): void {
  tools = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** There while discussions are being selected; never in what the server draws. */
export function useBulkTools(): BulkTools | undefined {
  return useSyncExternalStore(
    subscribe,
    () => tools,
    () => undefined,
  );
}

export async function startSelecting(): Promise<void> {
  setTools((await import('../BulkActions/bulk-tools.ts')).bulkTools);
}

export function stopSelecting(): void {
  tools?.clearSelection();
  setTools(undefined);
}

/** What was selected on another page of this tab is selected still, and so is what was being worked on then. */
export function hasSelection(): boolean {
  try {
    return Object.values(SELECTION_KEYS).some((key) => (sessionStorage.getItem(key) ?? '[]') !== '[]');
  } catch {
    // A browser without storage has nothing selected.
    return false;
  }
}
