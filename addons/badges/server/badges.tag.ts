/** Pages that show badges, or who has them. */
export const BADGES_TAG = 'badges';
