// How a call names the discussion that comments belong to.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { commentError } from '../comments.contract.ts';

/** Records that have a discussion, by which its comments may be asked for and written. */
export interface CommentParent {
  recordType: string;
  /** 404 where there is no such record for this viewer. Whether they see the discussion is asked after it. */
  discussionIDOf: (ctx: RequestContext, recordID: number) => Promise<number>;
}

export const commentParents = new ExtensionPoint<CommentParent>();

export const discussionAsParent: CommentParent = {
  recordType: 'discussion',
  discussionIDOf: async (_ctx, discussionID) => discussionID,
};

/** By `discussionID`, or by `parentRecordType` and `parentRecordID`. */
export async function parentDiscussionID(
  ctx: RequestContext,
  query: {
    discussionID?: number | undefined;
    parentRecordType?: string | undefined;
    parentRecordID?: number | undefined;
  },
): Promise<number | undefined> {
  const { parentRecordType, parentRecordID } = query;
  if (parentRecordID === undefined) return query.discussionID;
  if (parentRecordType === undefined) throw commentError('comment.parentTypeMissing');
  return discussionOfParent(ctx, parentRecordType, parentRecordID);
}

export async function discussionOfParent(
  ctx: RequestContext,
  recordType: string,
  recordID: number,
): Promise<number> {
  const parent = commentParents.of(ctx).find((each) => each.recordType === recordType);
  if (!parent) throw commentError('comment.parentTypeUnknown');
  return parent.discussionIDOf(ctx, recordID);
}
