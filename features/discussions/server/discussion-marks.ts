import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { refreshLastPost } from '../../categories/server/category.counters.ts';
import { discussionBumped } from '../discussions.events.ts';
import { discussionActs, recordOnDiscussion } from './discussion.acts.ts';
import { requireDiscussion } from './discussion.policy.ts';
import { invalidatedTagsOf } from './discussion-state.ts';

export async function bumpDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const row = await requireDiscussion(ctx, discussionID);
  await ctx.write(async (w) => {
    await w.db.execute(
      sql`update discussions set date_last_comment = now() where discussion_id = ${discussionID}`,
    );
    refreshLastPost(w, row.category_id);
    const payload = { discussionID, categoryID: row.category_id, userID: ctx.viewer.userID };
    await w.announce(discussionBumped, payload, { invalidates: invalidatedTagsOf(row) });
    await recordOnDiscussion(w, discussionActs.bumped, row, {
      before: { dateLastComment: row.date_last_comment },
      undo: {},
    });
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
        ? sql`insert into discussion_dismissals (user_id, discussion_id)
            select ${userID}, discussion_id from discussions where discussion_id = ${discussionID} for key share
            on conflict do nothing`
        : sql`delete from discussion_dismissals where user_id = ${userID} and discussion_id = ${discussionID}`,
    ),
  );
}
