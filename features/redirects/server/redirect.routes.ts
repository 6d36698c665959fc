import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../redirects.contract.ts';
import { addRedirect, changeRedirect, deleteRedirect } from './redirect.actions.ts';
import { findRedirect, listRedirectRows, presentRedirect } from './redirect.queries.ts';

export const redirectRoutes = [
  route(contract.listRedirects, async (ctx, { query }) => ({
    rows: (await listRedirectRows(ctx.db, query)).map(presentRedirect),
    page: query.page,
    limit: query.limit,
  })),
  route(contract.getRedirect, (ctx, { params }) => oneRedirect(ctx, params.redirectID)),
  route(contract.postRedirect, async (ctx, { body }) => oneRedirect(ctx, await addRedirect(ctx, body))),
  route(contract.patchRedirect, async (ctx, { params, body }) => {
    await changeRedirect(ctx, params.redirectID, body);
    return oneRedirect(ctx, params.redirectID);
  }),
  route(contract.deleteRedirect, async (ctx, { params }) => {
    await deleteRedirect(ctx, params.redirectID);
    return undefined;
  }),
];

async function oneRedirect(ctx: RequestContext, redirectID: number): Promise<contract.Redirect> {
  const row = await findRedirect(ctx.db, redirectID);
  if (!row) throw notFound('Redirect');
  return presentRedirect(row);
}
