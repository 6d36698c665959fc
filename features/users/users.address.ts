/** Where ranges of addresses and mail domains are banned. */
export const BANS_PATH = '/dashboard/user/bans';
