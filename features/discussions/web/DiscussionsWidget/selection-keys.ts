/** Where a selection of discussions is stored while the tab is open. */
export const SELECTION_KEYS = { checked: 'checkedDiscussionsIDs', pending: 'pendingDiscussionIDs' } as const;
