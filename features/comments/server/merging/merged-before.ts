// A merge that is repeated, since its answer was lost, counts what it had done already as done.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { redirectName } from '../../../discussions/server/writing/discussion-redirect.ts';

/** What the viewer merged into the destination, what became a redirect to it by that, and what is on its way. */
export async function mergedBefore(
  ctx: RequestContext,
  sourceIDs: readonly number[],
  destinationID: number,
): Promise<Set<number>> {
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from deleted_discussions
    where discussion_id = any(${sourceIDs}) and delete_user_id = ${ctx.viewer.userID}
      and record @> ${JSON.stringify({ mergedIntoID: destinationID })}::jsonb
    union
    select discussion_id from discussions
    where discussion_id = any(${sourceIDs}) and type = 'redirect' and redirect_discussion_id = ${destinationID}
      and starts_with(name, ${redirectName('Merged', '')})
    union
    select discussion_id from discussion_merges
    where discussion_id = any(${sourceIDs}) and destination_id = ${destinationID}`);
  return new Set(rows.map((row) => row.discussion_id));
}
