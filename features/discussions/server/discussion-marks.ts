// Bumping, changing the type, waving announcements away.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireCategory } from '../../categories/server/category.policy.ts';
import { refreshLastPost } from '../../categories/server/category.tally.ts';
import { findPostType } from '../../post-types/server/post-types.ts';
import { discussionError } from '../discussions.contract.ts';
import { abilitiesOn, requireDiscussion } from './discussion.policy.ts';
import { defaultStatusID } from './discussion.statuses.ts';
import { requireTypeAllowed } from './discussion-place.ts';
import { touchesOf } from './discussion-state.ts';
import { logStatus } from './discussion-status.ts';

export async function bumpDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const row = await requireDiscussion(ctx, discussionID);
  await ctx.write(async (w) => {
    await w.db.execute(
      sql`update discussions set date_last_comment = now() where discussion_id = ${discussionID}`,
    );
    await refreshLastPost(w, row.category_id);
    const payload = { discussionID, categoryID: row.category_id, userID: ctx.viewer.userID };
    await w.announce({ type: 'discussion.bumped', payload, touches: touchesOf(row) });
  });
}

export async function changeType(ctx: RequestContext, discussionID: number, typeName: string): Promise<void> {
  const row = await requireDiscussion(ctx, discussionID);
  if (!abilitiesOn(ctx, row).canChangeType) throw permissionProblem(['discussions.edit']);
  const type = findPostType(ctx, typeName.toLowerCase());
  if (!type)
    throw typeName.toLowerCase() === 'redirect'
      ? discussionError('discussion.typeRestricted')
      : notFound('Discussion type');
  if (type.type === row.type) return;
  requireTypeAllowed(await requireCategory(ctx, row.category_id), type.type);
  const statusID = await defaultStatusID(ctx, type.type, type.statusID);
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update discussions set type = ${type.type}, status_id = ${statusID}, status_notes = null,
        status_user_id = ${ctx.viewer.userID}, date_status = now() where discussion_id = ${discussionID}`);
    if (statusID !== row.status_id) await logStatus(w, discussionID, statusID);
    const payload = {
      discussionID,
      categoryID: row.category_id,
      userID: ctx.viewer.userID,
      fromType: row.type,
      type: type.type,
    };
    await w.announce({ type: 'discussion.typeChanged', payload, touches: touchesOf(row) });
  });
}

export async function dismissDiscussion(
  ctx: RequestContext,
  discussionID: number,
  dismissed: boolean,
): Promise<void> {
  await requireDiscussion(ctx, discussionID);
  const { userID } = ctx.viewer;
  await ctx.write((w) =>
    w.db.execute(
      dismissed
        ? sql`insert into discussion_dismissals (user_id, discussion_id) values (${userID}, ${discussionID}) on conflict do nothing`
        : sql`delete from discussion_dismissals where user_id = ${userID} and discussion_id = ${discussionID}`,
    ),
  );
}
