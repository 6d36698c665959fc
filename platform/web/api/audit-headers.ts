// What a call of staff says beside itself: the page it was made from, and why.
import { auditHeaders } from '../../contract/audit-headers.ts';
import { viewerState } from '../viewer/viewer-state.ts';

/** Why staff do it, and what else they do in the same gesture. */
export interface AuditExtras {
  reason?: string | undefined;
  /** `newRunID()`, once for each gesture: by it the whole of it is undone. */
  runID?: string | undefined;
}

export function auditHeadersOf({ reason, runID }: AuditExtras): Record<string, string> {
  const { auditLogID } = viewerState();
  return {
    ...(auditLogID && {
      [auditHeaders.parentID]: auditLogID,
      [auditHeaders.parentPath]: location.pathname,
      [auditHeaders.parentMethod]: 'GET',
      [auditHeaders.parentQuery]: inAscii(Object.fromEntries(new URLSearchParams(location.search))),
    }),
    ...(reason && { [auditHeaders.reason]: encodeURIComponent(reason) }),
    ...(runID && { [auditHeaders.runID]: runID }),
  };
}

/** Headers have no other letters. */
function inAscii(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
