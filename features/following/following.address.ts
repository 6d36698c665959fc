/** All that a member follows and mutes. */
export const FOLLOWING_PATH = '/profile/followed-content';
