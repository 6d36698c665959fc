// Whether somebody may do a thing with all of several discussions: checked before any of them is changed.
import { DomainError, permissionProblem } from '../../../../platform/contract/errors.ts';
import type { PermissionName } from '../../../../platform/contract/permission-names.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { seesHeldPost } from '../discussion.policy.ts';

export interface Placed {
  discussion_id: number;
  category_id: number;
  insert_user_id: number;
  date_held: string | null;
}

/** In the order they were named in, each once; what is not there, or is held back from the viewer, is left out. */
export async function placesOf(ctx: RequestContext, discussionIDs: readonly number[]): Promise<Placed[]> {
  const ids = [...new Set(discussionIDs)];
  const rows = await ctx.db.rows<Placed>(sql`
    select discussion_id, category_id, insert_user_id, date_held from discussions
    where discussion_id = any(${ids}) and date_removed is null
    order by array_position(${ids}::int[], discussion_id)`);
  return rows.filter((row) => row.date_held === null || seesHeldPost(ctx.viewer, row));
}

export function missingIn(discussionIDs: readonly number[], found: readonly Placed[]): number[] {
  const known = new Set(found.map((each) => each.discussion_id));
  return [...new Set(discussionIDs)].filter((each) => !known.has(each));
}

/** A call that is repeated, since its answer was lost, counts what it had done already as done. */
export async function deletedByViewer(
  ctx: RequestContext,
  discussionIDs: readonly number[],
): Promise<number[]> {
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from deleted_discussions
    where discussion_id = any(${discussionIDs}) and delete_user_id = ${ctx.viewer.userID}`);
  return rows.map((row) => row.discussion_id);
}

/** `missing` are those that count as not permitted though they are not there. */
export function requireOnAll(
  ctx: RequestContext,
  permission: PermissionName,
  found: readonly Placed[],
  missing: readonly number[] = [],
): void {
  const refused = found.filter((each) => !ctx.viewer.canInCategory(permission, each.category_id));
  const recordIDs = [...refused.map((each) => each.discussion_id), ...missing];
  if (recordIDs.length > 0) throw permissionProblem([permission], { recordIDs });
}

export function requireFound(missing: readonly number[]): void {
  if (missing.length > 0)
    throw new DomainError('notFound', 404, 'Discussion not found.', { recordIDs: missing });
}
