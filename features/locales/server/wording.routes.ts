import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../locales.contract.ts';
import { requireLocale } from './locale.queries.ts';
import { changeWording } from './wording.actions.ts';
import { findWordings, oneWording } from './wording.queries.ts';

export const wordingRoutes = [
  route(contract.listWordings, async (ctx, { params, query }) => {
    const { localeKey } = await requireLocale(ctx, params.localeID);
    return findWordings(ctx, localeKey, query);
  }),
  route(contract.changeWording, async (ctx, { params, body }) => {
    const { localeKey } = await requireLocale(ctx, params.localeID);
    const known = await oneWording(ctx, localeKey, body.wording);
    await changeWording(ctx, localeKey, body);
    return { ...known, own: body.own };
  }),
];
