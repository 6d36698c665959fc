// What an address of the log asks for: /log/filter?recordType=discussion&recordID=7, or
// /log/filter?parentRecordID=7&recordType=comment&operation=delete
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import type { HistoryRecord } from './post-history.policy.ts';

export type AskedFor =
  | ({ kind: 'revisions'; postRevisionID: number | undefined } & HistoryRecord)
  | { kind: 'deleted'; discussionID: number };

export function askedFor(params: PageParams): AskedFor | undefined {
  const { recordType, operation } = params;
  const discussionID = idOf(params.parentRecordID);
  if (recordType === 'comment' && operation === 'delete' && discussionID !== undefined)
    return { kind: 'deleted', discussionID };
  const recordID = idOf(params.logRecordID);
  if ((recordType !== 'discussion' && recordType !== 'comment') || recordID === undefined) return undefined;
  return { kind: 'revisions', recordType, recordID, postRevisionID: idOf(params.revision) };
}

function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
