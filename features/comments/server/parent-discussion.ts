// How a call names the discussion that comments belong to.
import { commentError } from '../comments.contract.ts';

/** By `discussionID`, or by `parentRecordType` and `parentRecordID`. */
export function parentDiscussionID(requested: {
  discussionID?: number | undefined;
  parentRecordType?: string | undefined;
  parentRecordID?: number | undefined;
}): number | undefined {
  if (requested.parentRecordID === undefined) return requested.discussionID;
  if (requested.parentRecordType === undefined) throw commentError('comment.parentTypeMissing');
  if (requested.parentRecordType !== 'discussion') throw commentError('comment.parentTypeUnknown');
  return requested.parentRecordID;
}
