import { type Route, route } from '../../../platform/server/http/route.ts';
import * as contract from '../translations.contract.ts';
import { addResource, removeTranslations, saveTranslations } from './translation.actions.ts';
import { findProperties, findTranslations, requireResource } from './translation.queries.ts';

/** Which resources there are is shown to whoever works on them alone. */
const requireAddress: Route['requireAddress'] = (ctx, { urlCode = '' }) => {
  ctx.require('site.manage');
  return requireResource(ctx, urlCode);
};

export const translationRoutes = [
  route(contract.addTranslationResource, async (ctx, { body }) => {
    await addResource(ctx, body);
    return undefined;
  }),
  route(contract.getTranslations, async (ctx, { params, query }) => {
    const resource = await requireResource(ctx, params.urlCode);
    return findTranslations(ctx, resource.url_code, query);
  }),
  route(contract.getTranslatableProperties, async (ctx, { params, query }) => {
    const resource = await requireResource(ctx, params.urlCode);
    return findProperties(ctx, resource.url_code, query);
  }),
  route(
    contract.saveTranslations,
    async (ctx, { params, body }) => {
      await saveTranslations(ctx, await requireResource(ctx, params.urlCode), body);
      return undefined;
    },
    { requireAddress },
  ),
  route(
    contract.removeTranslations,
    async (ctx, { params, body }) => {
      await removeTranslations(ctx, await requireResource(ctx, params.urlCode), body);
      return undefined;
    },
    { requireAddress },
  ),
];
