import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { findUser } from '../../users/server/user.queries.ts';
import * as contract from '../ignores.contract.ts';
import { ignoreNoLonger, ignoreUser } from './ignore.actions.ts';
import { listedIgnored, presentIgnored } from './listed-ignored.ts';

export const ignoreRoutes = [
  route(contract.listIgnored, async (ctx, { params, query }) => {
    await requireOwn(ctx, params.userID);
    return { rows: await listedIgnored(ctx, query), page: query.page, limit: query.limit };
  }),
  route(contract.putIgnored, async (ctx, { params }) => {
    await requireOwn(ctx, params.userID);
    const dateInserted = await ignoreUser(ctx, params.ignoredUserID);
    const [ignored] = await presentIgnored(ctx, [
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
