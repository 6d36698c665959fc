// How a call names the discussion that comments belong to.
import { commentError } from '../comments.contract.ts';

/** By `discussionID`, or by `parentRecordType` and `parentRecordID`. */
export function parentDiscussionID(asked: {
  discussionID?: number | undefined;
  parentRecordType?: string | undefined;
  parentRecordID?: number | undefined;
}): number | undefined {
  if (asked.parentRecordID === undefined) return asked.discussionID;
  if (asked.parentRecordType === undefined) throw commentError('comment.parentTypeMissing');
  if (asked.parentRecordType !== 'discussion') throw commentError('comment.parentTypeUnknown');
  return asked.parentRecordID;
}
