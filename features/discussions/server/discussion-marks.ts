import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { refreshLastPost } from '../../categories/server/category.counters.ts';
import { discussionBumped } from '../discussions.events.ts';
import { discussionActs, recordOnDiscussion } from './discussion.acts.ts';
import { requireDiscussion } from './discussion.policy.ts';
import type { DiscussionRow } from './discussion.rows.ts';
import { invalidatedTagsOf } from './discussion-state.ts';

export async function bumpDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const row = await requireDiscussion(ctx, discussionID);
  await ctx.write((w) => bump(w, row));
}

export async function bump(w: WriteContext, row: DiscussionRow): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID } = row;
  await w.db.execute(
    sql`update discussions set date_last_comment = now() where discussion_id = ${discussionID}`,
  );
  refreshLastPost(w, categoryID);
  const payload = { discussionID, categoryID, userID: w.viewer.userID };
  await w.announce(discussionBumped, payload, { invalidates: invalidatedTagsOf(row) });
  await recordOnDiscussion(w, discussionActs.bumped, row, {
    before: { dateLastComment: row.date_last_comment },
    undo: {},
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
