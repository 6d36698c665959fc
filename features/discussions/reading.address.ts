// Addresses that lead to where somebody goes on reading.

/** The first comment that the reader has not seen. */
export function firstUnreadPath(discussionID: number): string {
  return `/discussion/unread/${discussionID}`;
}

/** Where the reader stopped. */
export function continuePath(discussionID: number): string {
  return `/discussion/continue/${discussionID}`;
}

/** The comment of that number. */
export function commentAtPath(discussionID: number, number: number): string {
  return `/discussion/at/${discussionID}/${number}`;
}
