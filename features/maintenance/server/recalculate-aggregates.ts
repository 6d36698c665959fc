// The recounts of every feature, by name; what differed is repaired, and all caches are invalidated then.
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { siteRepaired } from '../../../platform/contract/site.events.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';

function recountsOf(site: Site): Map<string, Recount> {
  const recounts = site.features.all.flatMap((feature) => feature.recounts ?? []);
  return new Map(recounts.map((recount) => [recount.name, recount]));
}

export const recalculateOperation = bulkOperation<{ aggregates: string[] }>({
  name: 'upkeep.recalculateAggregates',
  require: (ctx) => ctx.require('community.moderate'),
  list: (ctx, { aggregates }) => {
    const known = recountsOf(ctx.site);
    const message = `must be one of: ${[...known.keys()].join(', ')}.`;
    requireItems('aggregates', aggregates, (name) => known.has(name), message);
    return [...new Set(aggregates)];
  },
  each: (ctx, name) => recount(ctx, String(name)),
});

async function recount(ctx: RequestContext, name: string): Promise<void> {
  const { run } = recountsOf(ctx.site).get(name) as Recount;
  const differed = await run(ctx.site.database, false);
  if (differed === 0) return;
  await ctx.write((w) => w.announce(siteRepaired, { name, differed }, { invalidates: ['*'] }));
}
