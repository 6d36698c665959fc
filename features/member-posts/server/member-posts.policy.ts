// Whose posts one may remove, and which of them: those that one could delete one by one.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { outranksViewer } from '../../roles/server/role.policy.ts';
import { userError } from '../../users/users.contract.ts';

/** Somewhere at least, and of nobody above oneself. Each post is asked about again when it goes. */
export async function requireRemover(ctx: RequestContext, userID: number): Promise<void> {
  const { discussions, comments } = await deletableIn(ctx);
  if (discussions.ids.length === 0 && comments.ids.length === 0)
    throw permissionProblem(['discussions.delete', 'comments.delete']);
  if (!(await ctx.db.row(sql`select from users where user_id = ${userID}`))) throw notFound('User');
  if (await outranksViewer(ctx, userID)) throw userError('user.outranked');
}

/** The categories in which the viewer deletes others' discussions, and others' comments. */
export async function deletableIn(ctx: RequestContext) {
  const deletesAllComments = ctx.can(['site.manage', 'community.moderate']);
  return {
    discussions: await visibleCategories(ctx, 'discussions.delete'),
    comments: await visibleCategories(ctx, deletesAllComments ? 'discussions.view' : 'comments.delete'),
  };
}
