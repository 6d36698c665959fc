// A comment that goes while whatever others replied stays.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { commentActs, recordAllUnlessAuthor } from '../comment.acts.ts';
import { mayDeleteOthers, requireComment, requireMayDelete } from '../comment.policy.ts';
import { deleteOrEmpty } from './delete-or-empty.ts';
import { removeBranch } from './remove-branch.ts';

/** It goes where nobody answered it; else its author and its text do. Either is undone from its entry in the log. */
export async function deleteUnlessAnswered(ctx: RequestContext, commentID: number): Promise<void> {
  requireMayDelete(ctx, await requireComment(ctx, commentID));
  await ctx.write(async (w) => {
    const { gone, locked } = await deleteOrEmpty(w, [commentID]);
    const places = gone.map((each) => ({
      commentID: each.comment_id,
      insertUserID: each.insert_user_id,
      categoryID: locked.get(each.discussion_id)?.category_id ?? 0,
    }));
    await recordAllUnlessAuthor(w, commentActs.deleted, places, { undo: {} });
  });
}

/** With every reply to it, if that is for the viewer to decide: authors take back their own words. */
export async function deleteInFull(ctx: RequestContext, commentID: number): Promise<void> {
  const { category_id } = await requireComment(ctx, commentID);
  if (mayDeleteOthers(ctx, category_id)) await removeBranch(ctx, commentID);
  else await deleteUnlessAnswered(ctx, commentID);
}
