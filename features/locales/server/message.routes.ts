import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../locales.contract.ts';
import { requireLocale } from './locale.queries.ts';
import { changeMessage } from './message.actions.ts';
import { findMessage, findMessages } from './message.queries.ts';

export const messageRoutes = [
  route(contract.listMessages, async (ctx, { params, query }) => {
    const { localeKey } = await requireLocale(ctx, params.localeID);
    return findMessages(ctx, localeKey, query);
  }),
  route(contract.changeMessage, async (ctx, { params, body }) => {
    const { localeKey } = await requireLocale(ctx, params.localeID);
    const known = await findMessage(ctx, localeKey, body.wording);
    await changeMessage(ctx, localeKey, body);
    return { ...known, own: body.own };
  }),
];
