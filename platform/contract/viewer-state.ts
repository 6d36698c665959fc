// What is a reader's alone on a page: it follows the shared page, and components render without it at first.

/** By slice. Capabilities add theirs by `declare module`, from what they select: `extends StateOf<typeof bookmarked>`. */
export interface ViewerState {
  /** Beside the entries of the member's menu. */
  counts: Record<string, number>;
  /** For staff: what they do from this page is found by it in the audit log. */
  auditLogID: string | null;
}
