// What a browser shows of conversations is read again when these are named.

/** What is said in one, and who takes part. */
export const conversationTag = (conversationID: number): string => `conversation:${conversationID}`;

/** How many a member has not read. */
export const inboxTag = (userID: number): string => `inbox:${userID}`;
