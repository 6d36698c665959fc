import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { findUser } from '../../users/server/user.queries.ts';
import * as contract from '../ignores.contract.ts';
import { ignoreNoLonger, ignoreUser } from './ignore.actions.ts';
import { type IgnoredRow, listIgnoredRows } from './ignore.queries.ts';

export const ignoreRoutes = [
  route(contract.listIgnored, async (ctx, { params, query }) => {
    await requireOwn(ctx, params.userID);
    return { rows: await listedIgnored(ctx, query), page: query.page, limit: query.limit };
  }),
  route(contract.putIgnored, async (ctx, { params }) => {
    await requireOwn(ctx, params.userID);
    const dateInserted = await ignoreUser(ctx, params.ignoredUserID);
    const [ignored] = await present(ctx, [
      { ignored_user_id: params.ignoredUserID, date_inserted: dateInserted },
    ]);
    return ignored as contract.IgnoredUser;
  }),
  route(contract.deleteIgnored, async (ctx, { params }) => {
    await requireOwn(ctx, params.userID);
    await ignoreNoLonger(ctx, params.ignoredUserID);
    return undefined;
  }),
];

async function requireOwn(ctx: RequestContext, userID: number): Promise<void> {
  if (userID === ctx.viewer.userID) return;
  if (!(await findUser(ctx.db, userID))) throw notFound('User');
  throw contract.ignoreError('ignore.notYours');
}

export async function listedIgnored(
  ctx: RequestContext,
  paging: { page: number; limit: number },
): Promise<contract.IgnoredUser[]> {
  return present(ctx, await listIgnoredRows(ctx.db, ctx.viewer.userID, paging));
}

async function present(ctx: RequestContext, rows: readonly IgnoredRow[]): Promise<contract.IgnoredUser[]> {
  const people = await userFragments(
    ctx,
    rows.map((row) => row.ignored_user_id),
  );
  return rows.map((row) => ({
    ...(people.get(row.ignored_user_id) ?? unknownUserFragment),
    dateIgnored: row.date_inserted,
  }));
}
