// Whether discussions are being selected in this tab. What that takes is fetched when it begins.
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { loadAdditions } from '../../../../platform/web/nodes/additions.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { SELECTION_KEYS } from './selection-keys.ts';

export interface BulkTools {
  RowSelect: ComponentType<{ discussion: Discussion }>;
  SelectAll: ComponentType<{ discussions: readonly Discussion[] }>;
  BulkToast: ComponentType;
  clearSelection: () => void;
}

const useStore = create<{ tools?: BulkTools | undefined }>(() => ({}));

/** There while discussions are being selected; never in what the server draws. */
export function useBulkTools(): BulkTools | undefined {
  return useStore(({ tools }) => tools);
}

export async function startSelecting(): Promise<void> {
  // The buttons are additions: fetched with it, so that the bar stands at once.
  const [{ bulkTools }] = await Promise.all([import('../BulkActions/bulk-tools.ts'), loadAdditions()]);
  useStore.setState({ tools: bulkTools });
}

export function stopSelecting(): void {
  useStore.getState().tools?.clearSelection();
  useStore.setState({ tools: undefined });
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
