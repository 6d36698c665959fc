// What stands in the fields of a discussion's type: written with it, and edited with it.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { writePostMeta } from '../../../post-fields/server/post-meta.actions.ts';
import { checkPostMeta, type PostMetaChange } from '../../../post-fields/server/post-meta.check.ts';
import { fieldsToFill } from '../../../post-types/server/post-type.policy.ts';
import { discussionEdited } from '../../discussions.events.ts';
import { type DiscussionRow, postTypeIDOf } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';
import { catchAlls } from '../writing/change-type.ts';

type Given = Readonly<Record<string, unknown>>;

/** Of a new post of the viewer's. */
export async function newPostMeta(
  ctx: RequestContext,
  postTypeID: string,
  given: Given = {},
): Promise<PostMetaChange> {
  return checkPostMeta({ fields: await fieldsToFill(ctx, postTypeID, true), given });
}

/** Undefined: nothing that the viewer may change was sent. */
export async function editedPostMeta(
  ctx: RequestContext,
  row: DiscussionRow,
  given: Given | undefined,
): Promise<PostMetaChange | undefined> {
  if (!given) return undefined;
  const isOwn = row.insert_user_id === ctx.viewer.userID;
  const fields = [...(await fieldsToFill(ctx, postTypeIDOf(row), isOwn)), ...(await catchAlls(ctx, isOwn))];
  const change = checkPostMeta({ fields, given, isSparse: true });
  return change.clear.length + Object.keys(change.set).length > 0 ? change : undefined;
}

export async function rewritePostMeta(
  w: WriteContext,
  row: DiscussionRow,
  change: PostMetaChange,
): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID } = row;
  if (!(await writePostMeta(w, discussionID, change))) return;
  const { userID } = w.viewer;
  await w.db.execute(sql`
    update discussions set update_user_id = ${userID}, date_updated = now() where discussion_id = ${discussionID}`);
  await w.announce(
    discussionEdited,
    { discussionID, categoryID, userID, mentionedUserIDs: [] },
    { invalidates: invalidatedTagsOf(row) },
  );
}
