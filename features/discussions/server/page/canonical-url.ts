// A discussion that stands elsewhere too says which address search engines shall take for its own.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { discussionCanonicalUrlChanged } from '../../discussions.events.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import { lockDiscussion } from '../discussion.rows.ts';
import { mayReadForEdit } from '../discussion-source.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';

/** null: its address here. */
export async function changeCanonicalUrl(
  ctx: RequestContext,
  discussionID: number,
  canonicalUrl: string | null,
): Promise<void> {
  const seen = await requireDiscussion(ctx, discussionID);
  if (!mayReadForEdit(ctx, seen)) throw permissionProblem(['discussions.edit']);
  await ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID);
    if (!row) throw notFound('Discussion');
    if (row.canonical_url === canonicalUrl) return;
    await w.db.execute(
      sql`update discussions set canonical_url = ${canonicalUrl} where discussion_id = ${discussionID}`,
    );
    const payload = { discussionID, categoryID: row.category_id, userID: ctx.viewer.userID, canonicalUrl };
    await w.announce(discussionCanonicalUrlChanged, payload, { invalidates: invalidatedTagsOf(row) });
  });
}
