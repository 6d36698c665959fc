import { siteRepaired } from '../../../platform/contract/site.events.ts';
import type { TaggedCache } from '../../../platform/server/cache/tagged-cache.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type RepairFact, siteRepairs } from '../../../platform/server/places/site-repairs.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';

type Usage = TaggedCache<never>['usage'];

export const cacheRepair = siteRepairs.add({
  name: 'caches',
  kind: 'cache',
  words: ({ t }) => ({ title: t('Caches in memory'), act: t('Empty') }),
  facts: (ctx) => [
    ...factsOf(ctx, ctx.translator.t('Pages'), ctx.site.pages.usage),
    ...factsOf(ctx, ctx.translator.t('Data of pages'), ctx.site.data.usage),
  ],
  // Of every process: each drops what it has when it hears of it.
  run: async (site) => {
    const count = site.pages.usage.entries + site.data.usage.entries;
    await site.database.transaction((tx) =>
      site.writeContext(tx, systemViewer(0), 'en').announce(siteRepaired, {}, { invalidates: ['*'] }),
    );
    return count;
  },
});

/** Of the process that answers, since it started. */
function factsOf({ translator }: RequestContext, layer: string, usage: Usage): RepairFact[] {
  const { t, locale } = translator;
  const number = (value: number) => value.toLocaleString(locale);
  const asked = usage.hits + usage.misses;
  const share = asked === 0 ? 0 : usage.hits / asked;
  return [
    { name: t('{layer}: entries', { layer }), value: number(usage.entries) },
    { name: t('{layer}: memory', { layer }), value: `${number(Math.round(usage.bytes / 1024))} kB` },
    {
      name: t('{layer}: found there', { layer }),
      value: share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }),
    },
  ];
}
