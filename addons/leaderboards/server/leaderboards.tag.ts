/** Pages that show who leads. */
export const LEADERBOARDS_TAG = 'leaderboards';
