// How much there is. Each capability counts its own, and only what the caller may see.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export async function siteTotals(ctx: RequestContext, asked: readonly string[]) {
  const sources = ctx.site.features.enabled(ctx.config).flatMap((feature) => feature.siteTotals ?? []);
  const names = sources.map((source) => source.name);
  const unknown = asked.find((name) => name !== 'all' && !names.includes(name));
  if (unknown)
    throw fieldProblem('counts', `There is no total named ${unknown}. There are: all, ${names.join(', ')}.`);
  const wanted = sources.filter((source) => asked.includes('all') || asked.includes(source.name));
  const counts = await Promise.all(
    wanted.map(async (source) => [
      source.name,
      { count: await source.count(ctx), isCalculating: false, isFiltered: source.isFiltered ?? false },
    ]),
  );
  return {
    counts: Object.fromEntries(counts) as Record<
      string,
      { count: number; isCalculating: boolean; isFiltered: boolean }
    >,
  };
}
