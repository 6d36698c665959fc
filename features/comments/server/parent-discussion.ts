// How a call names the discussion that comments belong to.
import { commentError } from '../comments.contract.ts';

/** By `discussionID`, or by `parentRecordType` and `parentRecordID`. */
export function parentDiscussionID(query: {
  discussionID?: number | undefined;
  parentRecordType?: string | undefined;
  parentRecordID?: number | undefined;
}): number | undefined {
  if (query.parentRecordID === undefined) return query.discussionID;
  if (query.parentRecordType === undefined) throw commentError('comment.parentTypeMissing');
  if (query.parentRecordType !== 'discussion') throw commentError('comment.parentTypeUnknown');
  return query.parentRecordID;
}
