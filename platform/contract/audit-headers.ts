// What calls of staff say beside themselves: which page was open, and why they did it.

export const auditHeaders = {
  parentID: 'x-parent-audit-log-id',
  parentPath: 'x-parent-audit-log-request-path',
  parentMethod: 'x-parent-audit-log-request-method',
  parentQuery: 'x-parent-audit-log-request-query',
  /** Percent-encoded, since headers have no letters but English ones. */
  reason: 'x-audit-log-reason',
  /** A UUID that calls of one gesture share: what they did is one row of the log, and is undone together. */
  runID: 'x-audit-log-run-id',
} as const;

export const MAX_REASON = 500;
