/** Pages that show groups, or who belongs to them. */
export const GROUPS_TAG = 'groups';
