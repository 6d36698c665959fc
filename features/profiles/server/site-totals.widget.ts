import { z } from 'zod';
import { createTranslator, NO_MESSAGES } from '../../../platform/contract/languages/translate.ts';
import { openSchema, withChoices } from '../../../platform/contract/open-list.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
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

/** In place of a kind: those that switched-on add-ons count. */
const OF_ADDONS = 'addons';

const ENGLISH = createTranslator('en', NO_MESSAGES);

const ALIGNMENTS = {
  'flex-start': 'Start',
  center: 'Centre',
  'flex-end': 'End',
  'space-around': 'Spread',
} as const;

const wantedCount = z.looseObject({
  recordType: openSchema(
    field(z.string().max(50), 'Kind', {
      inputType: 'select',
      choices: { [OF_ADDONS]: 'What add-ons count' },
    }),
    choicesOf,
    withChoices,
  ),
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
            { recordType: OF_ADDONS },
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

function choicesOf(features: readonly Feature[]): Record<string, string> {
  const sources = features.flatMap(({ siteTotals = [] }) => siteTotals);
  return Object.fromEntries(
    sources.flatMap(({ name, words }) => (words ? [[name, words(ENGLISH).label] as const] : [])),
  );
}

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
  const ofAddons = sources
    .filter(({ isUsual }) => isUsual)
    .map(({ name }) => ({ recordType: name, label: '' }));
  const totals = await Promise.all(
    wanted
      .filter(({ isHidden }) => !isHidden)
      .flatMap((each) => (each.recordType === OF_ADDONS ? ofAddons : [each]))
      .map(async ({ recordType, label }) => {
        const source = sources.find((each) => each.name === recordType);
        if (!source) return undefined;
        const known = source.words?.(ctx.translator);
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
