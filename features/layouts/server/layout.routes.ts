import { openApiDocument } from '../../../platform/server/http/open-api.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { lookupHydrate } from '../../../platform/server/layouts/lookup-hydrate.ts';
import { viewerStateOf } from '../../../platform/server/pages/viewer-state.ts';
import { getOpenApi, lookupHydrateLayout } from '../layouts.contract.ts';

export const layoutRoutes = [
  route(lookupHydrateLayout, async (ctx, { query }) => {
    const page = await lookupHydrate(ctx, query);
    if ('redirectTo' in page || ctx.viewer.isGuest) return new Answer(page as never, { status: 200 });
    const viewerState = await viewerStateOf(ctx, page.records);
    return new Answer({ ...page, viewerState } as never, { status: 200 });
  }),
  route(getOpenApi, async (ctx) => {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=120' };
    return new Answer(openApiDocument(ctx.site), { status: 200, headers });
  }),
];
