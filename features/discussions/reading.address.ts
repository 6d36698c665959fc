// Addresses that lead to where somebody goes on reading.

/** The first comment that the reader has not seen. */
export function firstUnreadPath(discussionID: number): string {
  return `/discussion/unread/${discussionID}`;
}

/** Where the reader stopped. */
export function continuePath(discussionID: number): string {
  return `/discussion/continue/${discussionID}`;
}
