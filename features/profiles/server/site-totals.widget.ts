import { z } from 'zod';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  background,
  choice,
  color,
  field,
  flag,
  headings,
  text,
} from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { backdropOf } from '../../widgets/server/backgrounds.ts';
import type { SiteTotalsProps } from '../profile-widgets.contract.ts';

const KNOWN: Readonly<Record<string, { label: string; iconName: string }>> = {
  user: { label: 'Members', iconName: 'users' },
  post: { label: 'Posts', iconName: 'messages-square' },
  onlineUser: { label: 'Online Users', iconName: 'globe' },
  onlineMember: { label: 'Online Members', iconName: 'user-check' },
  discussion: { label: 'Discussions', iconName: 'message-square' },
  comment: { label: 'Comments', iconName: 'message-square-text' },
  question: { label: 'Questions', iconName: 'circle-help' },
  category: { label: 'Categories', iconName: 'folder' },
};
const CHOICES = Object.fromEntries(Object.entries(KNOWN).map(([name, { label }]) => [name, label]));

const ALIGNMENTS = {
  'flex-start': 'Start',
  center: 'Centre',
  'flex-end': 'End',
  'space-around': 'Spread',
} as const;

const wantedCount = z.looseObject({
  recordType: field(z.string().max(50), 'Kind', { inputType: 'select', choices: CHOICES }),
  label: text('Words', undefined, 100),
  isHidden: flag('Hidden'),
});

const schema = z.looseObject({
  ...headings,
  apiParams: z
    .looseObject({
      counts: field(
        z
          .array(wantedCount)
          .max(20)
          .default([
            { recordType: 'user' },
            { recordType: 'post' },
            { recordType: 'discussion' },
            { recordType: 'comment' },
            { recordType: 'question' },
          ]),
        'Numbers',
        { inputType: 'list', group: 'Data' },
      ),
    })
    .prefault({}),
  labelType: choice({ icon: 'Icon', text: 'Words', both: 'Both' }, 'Labels').default('both'),
  formatNumbers: flag('Short numbers').default(true),
  containerOptions: z
    .looseObject({
      background: background.optional(),
      alignment: choice(ALIGNMENTS, 'Alignment', { group: 'Container' }).optional(),
      textColor: color('Colour of words', 'Container'),
    })
    .optional(),
});

/** What the capabilities count, of what the audience may see. */
export const siteTotalsWidget = widget({
  id: 'sitetotals',
  component: 'SiteTotalsWidget',
  name: 'Site Totals',
  fragmentTypes: ['SiteTotalsFragment'],
  schema,
  // Counting a large site takes longer than all else on the page.
  isStatic: () => true,
  hydrate: async (ctx, { props, params }) => {
    const { apiParams, ...given } = props;
    const totals = await totalsOf(ctx, apiParams.counts);
    if (totals.length === 0) return null;
    const { containerOptions } = given;
    const shown: SiteTotalsProps = {
      ...given,
      formatNumbers: given.formatNumbers ?? true,
      totals,
      ...(containerOptions && {
        containerOptions: {
          alignment: containerOptions.alignment,
          background: backdropOf(ctx, containerOptions.background, params, {
            textColor: containerOptions.textColor,
          }),
        },
      }),
    };
    return { ...shown, apiParams };
  },
});

/** Kinds that nothing here counts are left out. */
async function totalsOf(
  ctx: RequestContext,
  wanted: readonly z.infer<typeof wantedCount>[],
): Promise<SiteTotalsProps['totals']> {
  const sources = ctx.site.features.enabled(ctx.config).flatMap((feature) => feature.siteTotals ?? []);
  for (const tag of [cacheTag.allPosts, cacheTag.categories, cacheTag.users]) ctx.cacheTags.add(tag);
  const totals = await Promise.all(
    wanted
      .filter(({ isHidden }) => !isHidden)
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
  return totals.filter((each) => each !== undefined);
}
