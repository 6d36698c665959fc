// What the widgets show: their server halves. The React half of each has the name of its `component`.
import { propFields, type RequestContext, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { KUDOS_TAG } from './kudos.actions.ts';
import { newestKudos } from './kudos.queries.ts';

/** The page that shows it is made anew when this changes. */
async function latest(ctx: RequestContext, limit: number, toUserID?: number) {
  ctx.cacheTags.add(KUDOS_TAG);
  return { kudos: await newestKudos(ctx, { page: 1, limit, toUserID }) };
}

/** Administrators place it in layouts: its schema, made of `propFields`, is the form of what can be set there. */
export const latestKudosWidget = widget({
  id: 'kudos.latest',
  component: 'LatestKudos',
  name: 'Latest Kudos',
  schema: z.object({ limit: propFields.limit(20) }),
  hydrate: (ctx, { props }) => latest(ctx, props.limit ?? 5),
});

/** Of its own page alone: it has no schema, and layouts are not offered it. */
export const kudosPageWidget = widget({
  id: 'kudos.page',
  component: 'KudosPage',
  name: 'Kudos',
  hydrate: (ctx) => latest(ctx, 50),
});

/** Of a member's page: whose that is says `params`. */
export const memberKudosWidget = widget({
  id: 'kudos.ofMember',
  component: 'MemberKudos',
  name: 'Kudos of a Member',
  hydrate: (ctx, { params }) => latest(ctx, 50, params.user?.userID ?? 0),
});
