/** Where a selection of discussions is kept while the tab stands. */
export const SELECTION_KEYS = { checked: 'checkedDiscussionsIDs', pending: 'pendingDiscussionIDs' } as const;
