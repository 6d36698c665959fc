import { type Route, requireDiscussion, route } from '@parley/addon-api';
import { getOnline, getOwnPresence, putOwnPresence } from '../online.contract.ts';
import { hidesPresence } from './note-visitor.ts';
import { findOnline } from './online.queries.ts';
import { setPresence } from './presence.actions.ts';

export const onlineRoutes: Route[] = [
  route(getOnline, async (ctx, { query: { discussionID, limit } }) => {
    if (discussionID !== undefined) await requireDiscussion(ctx, discussionID);
    return findOnline(ctx, { discussionID, limit });
  }),
  route(getOwnPresence, async (ctx) => ({ hidden: await hidesPresence(ctx) })),
  route(putOwnPresence, async (ctx, { body: { hidden } }) => {
    await setPresence(ctx, hidden);
    return { hidden };
  }),
];
