/** Where a selection of discussions is stored while the tab is open. */
export const SELECTION_KEYS = { checked: 'checkedDiscussionsIDs', pending: 'pendingDiscussionIDs' } as const;

/** Of all tabs: what one of them is working on, which another goes on with where that tab is gone. */
export const IN_WORK_KEY = 'discussionsInWork';
