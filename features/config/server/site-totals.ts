// How much there is. Each capability counts its own, and only what the caller may see.

import { notFound } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** The whole site is one section. */
const SECTION = '0';

export async function siteTotals(
  ctx: RequestContext,
  { counts: selected, siteSectionID }: { counts: readonly string[]; siteSectionID?: string | undefined },
) {
  if (siteSectionID !== undefined && siteSectionID !== SECTION) throw notFound('Site section');
  const sources = ctx.site.features.enabled(ctx.config).flatMap((feature) => feature.siteTotals ?? []);
  const names = sources.map((source) => source.name);
  const message = `must be one of: all, ${names.join(', ')}.`;
  requireItems('counts', selected, (name) => name === 'all' || names.includes(name), message);
  const wanted = sources.filter((source) => selected.includes('all') || selected.includes(source.name));
  const counts = await ctx.site.heavyReads.run(ctx, () =>
    Promise.all(
      wanted.map(async (source) => [
        source.name,
        { count: await source.count(ctx), isCalculating: false, isFiltered: source.isFiltered ?? false },
      ]),
    ),
  );
  return {
    ...(siteSectionID !== undefined && { siteSectionID }),
    counts: Object.fromEntries(counts) as Record<
      string,
      { count: number; isCalculating: boolean; isFiltered: boolean }
    >,
  };
}
