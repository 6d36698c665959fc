// Where conversations are found.

export const INBOX_PATH = '/messages/inbox';
export const NEW_MESSAGE_PATH = '/messages/add';

export const conversationPath = (conversationID: number): string => `/messages/${conversationID}`;

/** The page of a conversation, at its end. */
export const latestPath = (conversationID: number): string => `${conversationPath(conversationID)}#latest`;

export const messageAnchor = (messageID: number): string => `Message_${messageID}`;

export const messagePath = (conversationID: number, messageID: number): string =>
  `${conversationPath(conversationID)}?message=${messageID}#${messageAnchor(messageID)}`;

export const newMessagePath = (name: string): string => `${NEW_MESSAGE_PATH}/${encodeURIComponent(name)}`;

/** The address of a post is what is shared. */
export const shareInMessagePath = (url: string): string =>
  `${NEW_MESSAGE_PATH}?content=${encodeURIComponent(url)}`;
