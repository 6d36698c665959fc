import { z } from 'zod';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { SiteTotalsProps } from '../profile-widgets.contract.ts';

const KNOWN: Readonly<Record<string, { label: string; iconName: string }>> = {
  user: { label: 'Members', iconName: 'users' },
  post: { label: 'Posts', iconName: 'messages-square' },
  discussion: { label: 'Discussions', iconName: 'message-square' },
  comment: { label: 'Comments', iconName: 'message-square-text' },
  question: { label: 'Questions', iconName: 'circle-help' },
  category: { label: 'Categories', iconName: 'folder' },
};

const schema = z.object({
  title: z.string().max(200).optional(),
  apiParams: z
    .object({
      counts: z
        .array(
          z.object({
            recordType: z.string().max(50),
            label: z.string().max(100).optional(),
            isHidden: z.boolean().optional(),
          }),
        )
        .max(20)
        .default([
          { recordType: 'user' },
          { recordType: 'discussion' },
          { recordType: 'comment' },
          { recordType: 'question' },
        ]),
    })
    .prefault({}),
  labelType: z.enum(['icon', 'text', 'both']).default('both'),
  formatNumbers: z.boolean().default(true),
});

/** What the capabilities count, of what the audience may see. */
export const siteTotalsWidget = widget({
  id: 'sitetotals',
  component: 'SiteTotalsWidget',
  name: 'Site Totals',
  schema,
  // Counting a large site takes longer than all else on the page.
  isStatic: () => true,
  hydrate: async (ctx, { props }) => {
    const { apiParams, ...given } = schema.parse(props);
    const sources = ctx.site.features.enabled(ctx.config).flatMap((feature) => feature.siteTotals ?? []);
    for (const tag of [tagOf.allPosts, tagOf.categories, tagOf.users]) ctx.madeOf.add(tag);
    const totals = await Promise.all(
      apiParams.counts
        .filter((wanted) => !wanted.isHidden)
        .map(async ({ recordType, label }) => {
          const source = sources.find((each) => each.name === recordType);
          if (!source) return undefined;
          const known = KNOWN[recordType];
          return {
            recordType,
            label: label || (known?.label ?? recordType),
            iconName: known?.iconName ?? 'hash',
            count: await source.count(ctx),
            isCalculating: false,
            isFiltered: source.isFiltered ?? false,
          };
        }),
    );
    const shown: SiteTotalsProps = { ...given, totals: totals.filter((each) => each !== undefined) };
    return shown.totals.length > 0 ? { ...shown, apiParams } : null;
  },
});
