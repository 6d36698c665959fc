import { type Route, route } from '@parley/addon-api';
import { listNewcomers, welcomeNewcomer } from '../welcome.contract.ts';
import { markNewcomer } from './newcomer.actions.ts';
import { newcomerOf, waitingNewcomers } from './newcomer.queries.ts';

export const newcomerRoutes: Route[] = [
  route(listNewcomers, (ctx, { query }) => waitingNewcomers(ctx, query.limit)),
  route(welcomeNewcomer, async (ctx, { params: { userID }, body }) => {
    await markNewcomer(ctx, userID, body.isWelcomed);
    return newcomerOf(ctx, userID);
  }),
];
