import { notFound } from '../../../platform/contract/errors.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { type Route, route } from '../../../platform/server/http/route.ts';
import * as contract from '../translation-services.contract.ts';
import { requireLocale } from './locale.queries.ts';
import { setUpService, translated, translationServices } from './translation-service.actions.ts';

export const translationServiceRoutes: Route[] = [
  route(contract.listTranslationServices, async (ctx) => translationServices(ctx)),
  route(contract.putTranslationService, async (ctx, { params, body }) => {
    await setUpService(ctx, params.type, body);
    // By the settings as they are now.
    const now = await makeContext(ctx.site, ctx.viewer);
    const service = translationServices(now).find(({ type }) => type === params.type);
    if (!service) throw notFound('Translation service');
    return service;
  }),
  route(contract.translateTexts, async (ctx, { body }) => {
    const locale = await requireLocale(ctx, body.locale);
    return { translations: [...(await translated(ctx, locale, body.texts))] };
  }),
];
