import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { explain } from './server/explain.ts';
import { explanations } from './server/explanations.ts';
import { ownExplanations } from './server/own.explanations.ts';
import { askWhy, listWhyActs } from './why.contract.ts';

/** Why somebody may do something, or may not. */
export const whyFeature: Feature = {
  name: 'why',
  dependsOn: ['categories', 'roles', 'users'],
  routes: [
    route(askWhy, (ctx, { query }) => explain(ctx, query)),
    route(listWhyActs, async (ctx) =>
      explanations.of(ctx).map(({ recordType, act, name }) => ({ recordType, act, name })),
    ),
  ],
  extensions: ownExplanations,
};
