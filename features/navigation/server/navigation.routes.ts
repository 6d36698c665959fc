import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../navigation.contract.ts';
import { dropNavigation, localeOfList, saveNavigation } from './navigation.actions.ts';
import { shownNavigation, storedList, storedLists } from './navigation.queries.ts';
import { inReadersWords } from './navigation.translatable.ts';

export const navigationRoutes = [
  route(contract.getNavigation, (ctx, { query }) => inReadersWords(ctx, shownNavigation(ctx, query.locale))),
  route(contract.listNavigations, async (ctx: RequestContext) => storedLists(ctx)),
  route(
    contract.putNavigation,
    async (ctx, { params, body }) => {
      const locale = localeOfList(params.locale);
      await saveNavigation(ctx, locale, body.items);
      return withRevision(storedList(locale, body.items), body.items);
    },
    { requireAddress: (_, { locale = '' }) => localeOfList(locale) },
  ),
  route(contract.deleteNavigation, async (ctx, { params }) => {
    await dropNavigation(ctx, localeOfList(params.locale));
    return undefined;
  }),
];
