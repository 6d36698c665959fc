// A comment that staff take away while whatever others replied stays.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { commentActs, recordAllUnlessAuthor } from '../comment.acts.ts';
import { requireComment, requireMayDelete } from '../comment.policy.ts';
import { deleteOrEmpty } from './delete-or-empty.ts';

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
