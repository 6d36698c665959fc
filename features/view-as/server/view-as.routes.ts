import { route } from '../../../platform/server/http/route.ts';
import { beginViewAs, endViewAs } from '../../users/server/view-as/view-as.actions.ts';
import * as contract from '../view-as.contract.ts';
import { requireMayViewAs } from './view-as.policy.ts';

export const viewAsRoutes = [
  route(contract.getViewAs, async ({ viewer: { viewedAs } }) => ({
    viewAsID: viewedAs?.viewAsID ?? null,
    userID: viewedAs?.userID ?? null,
    roleID: viewedAs?.roleID ?? null,
    dateExpires: viewedAs?.dateExpires ?? null,
  })),
  route(contract.beginViewAs, async (ctx, { body }) => {
    const { sessionID } = ctx.viewer;
    if (sessionID === undefined) throw contract.viewAsError('viewAs.noSession');
    const other = await requireMayViewAs(ctx, body);
    return ctx.write((w) => beginViewAs(w, sessionID, other));
  }),
  route(contract.endViewAs, (ctx) => endViewAs(ctx, 'ended')),
];
