export const MEMBERS_PATH = '/dashboard/members';

export const memberPath = (userID: number): string => `${MEMBERS_PATH}/${userID}`;
