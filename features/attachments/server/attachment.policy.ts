// Who makes records in outside services, of which posts, and who sees them.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { commentPath } from '../../comments/comment.address.ts';
import { requireComment } from '../../comments/server/comment.policy.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { plainText } from '../../search/server/plain-text.ts';
import { type AttachableType, attachmentError, type ContentScope } from '../attachments.contract.ts';
import {
  type AttachedPost,
  type AttachmentProvider,
  configuredProviders,
} from './attachment-integrations.ts';

export function contentScopeOf(ctx: Pick<RequestContext, 'can'>): ContentScope {
  if (ctx.can('attachments.add')) return 'all';
  return ctx.can('attachments.own') ? 'own' : 'none';
}

/** Staff see all; others what they made themselves. */
export const seesAllAttachments = (ctx: Pick<RequestContext, 'can'>): boolean => ctx.can('staff.allow');

/** Rows `a` that the viewer may see at a post that they may see. */
export function seenAttachments(ctx: RequestContext): Sql {
  const isThere = sql`a.source_id is not null`;
  return seesAllAttachments(ctx) ? isThere : sql`${isThere} and a.insert_user_id = ${ctx.viewer.userID}`;
}

interface Post {
  recordType: AttachableType;
  recordID: number;
}

/** 404 or 403 for whoever may not see the post. */
export async function requirePost(ctx: RequestContext, { recordType, recordID }: Post) {
  if (recordType === 'discussion') {
    const row = await requireDiscussion(ctx, recordID);
    return { insertUserID: row.insert_user_id, discussionID: recordID, discussion: row, comment: undefined };
  }
  const comment = await requireComment(ctx, recordID);
  if (comment.is_tombstone) throw notFound('Comment');
  const { discussion_id: discussionID, insert_user_id: insertUserID } = comment;
  return { insertUserID, discussionID, discussion: undefined, comment };
}

export interface Asked {
  attachmentType: string;
  recordType: string;
  recordID: number;
}

/** The service, and the post that this viewer may make a record of. */
export async function requireAttachable(
  ctx: RequestContext,
  { attachmentType, recordType: type, recordID }: Asked,
): Promise<{ provider: AttachmentProvider; post: AttachedPost }> {
  const provider = configuredProviders(ctx).find((each) => each.attachmentType === attachmentType);
  if (!provider) throw notFound('Attachment type');
  const scope = contentScopeOf(ctx);
  if (scope === 'none') throw permissionProblem(['attachments.add', 'attachments.own']);
  const recordType = provider.recordTypes.find((each) => each === type);
  if (!recordType) throw attachmentError('attachment.recordType');
  const found = await requirePost(ctx, { recordType, recordID });
  const { insertUserID, discussionID } = found;
  if (scope === 'own' && insertUserID !== ctx.viewer.userID) throw permissionProblem(['attachments.add']);
  const { name } = found.discussion ?? (await requireDiscussion(ctx, discussionID));
  const path = found.discussion ? discussionPath({ discussionID, name }) : commentPath(recordID);
  const text = await textOf(ctx, recordType, recordID);
  return {
    provider,
    post: { recordType, recordID, discussionID, name, text, url: ctx.url(path), insertUserID },
  };
}

/** No more of it than a record of another service can hold. */
const MOST_TEXT = 20_000;

async function textOf(ctx: RequestContext, recordType: AttachableType, recordID: number): Promise<string> {
  const row = await ctx.db.row<{ body_html: string }>(
    recordType === 'discussion'
      ? sql`select body_html from discussions where discussion_id = ${recordID}`
      : sql`select body_html from comments where comment_id = ${recordID}`,
  );
  return plainText(row?.body_html ?? '').slice(0, MOST_TEXT);
}
