import { openApiDocument } from '../../../platform/server/http/open-api/open-api.ts';
import { NO_STORE } from '../../../platform/server/http/responses/cache-headers.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { lookupHydrate } from '../../../platform/server/layouts/lookup-hydrate.ts';
import { viewerStateOf } from '../../../platform/server/pages/viewer-state.ts';
import { getOpenApi, lookupHydrateLayout } from '../layouts.contract.ts';

export const layoutRoutes = [
  route(lookupHydrateLayout, async (ctx, { query }) => {
    const page = await lookupHydrate(ctx, query);
    // A page that somebody goes to by a link is as fresh as one that is loaded.
    const fresh = { status: 200, headers: { ...NO_STORE } };
    if ('redirectTo' in page || ctx.viewer.isGuest) return new Answer(page as never, fresh);
    const viewerState = await viewerStateOf(ctx, page.records);
    return new Answer({ ...page, viewerState } as never, fresh);
  }),
  route(getOpenApi, async (ctx) => {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=120' };
    return new Answer(openApiDocument(ctx.site), { status: 200, headers });
  }),
];
