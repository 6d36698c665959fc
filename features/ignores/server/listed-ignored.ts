import type { RequestContext } from '../../../platform/server/http/context.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { IgnoredUser } from '../ignores.contract.ts';
import { type IgnoredRow, listIgnoredRows } from './ignore.queries.ts';

export async function listedIgnored(
  ctx: RequestContext,
  paging: { page: number; limit: number },
): Promise<IgnoredUser[]> {
  return presentIgnored(ctx, await listIgnoredRows(ctx.db, ctx.viewer.userID, paging));
}

export async function presentIgnored(
  ctx: RequestContext,
  rows: readonly IgnoredRow[],
): Promise<IgnoredUser[]> {
  const people = await userFragments(
    ctx,
    rows.map((row) => row.ignored_user_id),
  );
  return rows.map((row) => ({
    ...(people.get(row.ignored_user_id) ?? unknownUserFragment),
    dateIgnored: row.date_inserted,
  }));
}
