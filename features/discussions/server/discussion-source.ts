// A discussion as it was written: what edits start from, and what is quoted.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { asksForRevision, requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { tagsOfDiscussions } from '../../tags/server/tag.queries.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { discussionPath } from '../discussion.address.ts';
import type { DiscussionEdit, DiscussionQuote } from '../discussions.contract.ts';
import { abilitiesOn, requireDiscussion } from './discussion.policy.ts';
import { type DiscussionRow, postTypeIDOf } from './discussion.rows.ts';

/** All that can be edited of it, whoever may see which part. Its revision is made of this. */
export async function editableDiscussion(db: Queryable, row: DiscussionRow): Promise<DiscussionEdit> {
  // One after the other: within a transaction both go over one connection.
  const tags = await tagsOfDiscussions(db, [row.discussion_id]);
  const postMeta = await wholePostMeta(db, row.discussion_id);
  return {
    discussionID: row.discussion_id,
    name: row.name,
    body: row.body,
    format: row.format,
    categoryID: row.category_id,
    sink: row.date_sunk !== null,
    closed: row.date_closed !== null,
    pinned: row.pin_location !== null,
    pinLocation: row.pin_location,
    type: row.type,
    postTypeID: postTypeIDOf(row),
    postMeta,
    tagIDs: (tags.get(row.discussion_id) ?? []).map((tag) => tag.tagID),
  };
}

/** Authors read their own words also when the time for editing is over. */
export function mayReadForEdit(ctx: RequestContext, row: DiscussionRow): boolean {
  const isOwn = ctx.viewer.userID > 0 && row.insert_user_id === ctx.viewer.userID;
  return isOwn || abilitiesOn(ctx, row).canEdit;
}

export async function discussionForEdit(ctx: RequestContext, discussionID: number): Promise<DiscussionEdit> {
  const row = await requireDiscussion(ctx, discussionID);
  if (!mayReadForEdit(ctx, row)) throw permissionProblem(['discussions.edit']);
  return editableDiscussion(ctx.db, row);
}

/** Refuses a change of a locked discussion that was made from an earlier state of it. */
export async function requireSeenState(
  ctx: RequestContext,
  w: WriteContext,
  row: DiscussionRow,
): Promise<void> {
  if (!asksForRevision(ctx)) return;
  const last = { dateUpdated: row.date_updated, updateUserID: row.update_user_id };
  requireRevision(ctx, await editableDiscussion(w.db, row), last);
}

export async function discussionForQuote(
  ctx: RequestContext,
  discussionID: number,
): Promise<DiscussionQuote> {
  const row = await requireDiscussion(ctx, discussionID);
  const users = await userFragments(ctx, [row.insert_user_id]);
  return {
    discussionID,
    name: row.name,
    bodyRaw: rawBody(row.body, row.format),
    format: row.format,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUser: users.get(row.insert_user_id) ?? unknownUserFragment,
    url: ctx.url(discussionPath({ discussionID, name: row.name })),
  };
}

/** Rich bodies are arrays, all others text. */
function rawBody(body: string, format: string): string | unknown[] {
  if (format !== 'rich' && format !== 'rich2') return body;
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed : body;
  } catch {
    return body;
  }
}

/** All of it, whoever may see it: for revisions, never for answers. */
async function wholePostMeta(db: Queryable, discussionID: number): Promise<Record<string, unknown>> {
  const row = await db.row<{ values: Record<string, unknown> }>(sql`
    select coalesce(jsonb_object_agg(post_field_id, value), '{}') as values
    from post_meta where discussion_id = ${discussionID}`);
  return row?.values ?? {};
}
