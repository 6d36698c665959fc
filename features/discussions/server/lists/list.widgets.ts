// The widgets that list discussions.
import { z } from 'zod';
import { openSchema, withChoices } from '../../../../platform/contract/open-list.ts';
import { requireReached } from '../../../../platform/server/layouts/own-address.ts';
import {
  choice,
  containerOptions,
  field,
  flag,
  headings,
  limit,
  text,
} from '../../../../platform/server/layouts/prop-fields.ts';
import { type WidgetInput, widget } from '../../../../platform/server/layouts/widget.ts';
import { withStyles } from '../../../widgets/server/backgrounds.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { allowedFilters } from './allowed-filters.ts';
import { discussionOptionsOf, limitOf, listed, selection, selectionSchema } from './list.selection.ts';
import { filtersOfLayout } from './list-params.ts';
import { discussionTabs, labelsOf, ownTabs } from './list-tabs.ts';

export const discussionsWidget = widget({
  id: 'discussion.discussions',
  component: 'DiscussionsWidget',
  name: 'Posts',
  schema: selectionSchema,
  hydrate: (ctx, input) => selection(ctx, input),
});

export const announcementsWidget = widget({
  id: 'discussion.announcements',
  component: 'DiscussionsWidget',
  name: 'Announcements',
  schema: selectionSchema,
  hydrate: (ctx, input) => selection(ctx, input, { pinned: true }),
});

/** The list its page is about: what the address asks for, in the category of the page. */
export const discussionListAsset = widget({
  id: 'asset.discussionList',
  component: 'DiscussionsWidget',
  name: 'Discussion List',
  views: ['discussionList', 'discussionCategoryPage'],
  requiredIn: ['discussionList'],
  headsIn: ['discussionList', 'discussionCategoryPage'],
  schema: selectionSchema,
  hydrate: async (ctx, { props, params, records }) => {
    const category = params.category;
    if (category && category.displayAs !== 'discussions') return null;
    const requested = await allowedFilters(ctx, params.filters ?? {});
    const filters: DiscussionFilters = {
      ...filtersOfLayout(props.apiParams),
      ...requested.filters,
      ...params.fixedFilters,
      ...(category && { categoryID: String(category.categoryID), includeChildCategories: false }),
    };
    const { page: at = 1 } = params;
    const isChosen = at > 1 || Object.keys(requested.filters).length > 0;
    const list = { filters, page: at, limit: limitOf(props, 30), isChosen };
    const shown = await listed(ctx, list, records);
    const { currentPage: page, limit, total } = shown.initialPaging;
    requireReached({ page, limit, total });
    return {
      ...withStyles(ctx, props, params),
      ...(params.title !== undefined && { title: params.title }),
      ...(params.emptyList && { emptyList: params.emptyList }),
      fixedFilters: Object.keys(params.fixedFilters ?? {}),
      ...shown,
      discussionOptions: discussionOptionsOf(ctx, props.discussionOptions),
      isAsset: true,
      ...(requested.isCurtailed && { isCurtailed: true }),
      noCheckboxes: false,
      defaultSort: filtersOfLayout(props.apiParams).sort ?? '-dateLastComment',
      ...(params.tag !== undefined && { tag: params.tag }),
      ...(category && { categoryUrlCode: category.urlcode, categoryID: category.categoryID }),
    };
  },
});

/** Of any name, where it is not a name of today: a preset that is not there leaves its tab out. */
const configuredTab = z.looseObject({
  tabPresetID: openSchema(
    choice(labelsOf(ownTabs), 'List'),
    (features) => labelsOf(discussionTabs.declaredIn(features)),
    withChoices,
  ),
  label: text('Words', undefined, 100),
  isHidden: flag('Hidden'),
});

const tabsSchema = z.looseObject({
  ...headings,
  tabs: field(z.array(configuredTab).max(10).optional(), 'Tabs', { inputType: 'list' }),
  tabType: choice({ inline: 'In a line', tabs: 'Tabs' }, 'Looks of the tabs').optional(),
  limit: limit(),
  containerOptions,
});

const configuredTabs = z.array(z.looseObject({ ...configuredTab.shape, tabPresetID: z.string() }));

type ConfiguredTab = z.infer<typeof configuredTabs>[number];

export const tabsWidget = widget({
  id: 'tabs',
  component: 'TabsWidget',
  name: 'Tabbed Posts',
  schema: tabsSchema,
  hydrate: async (ctx, { props, params, records }: WidgetInput) => {
    const configured = configuredTabs.safeParse(props.tabs);
    const presets = discussionTabs.of(ctx);
    const chosen = configured.success ? configured.data : ownTabs.map(({ tabPresetID }) => ({ tabPresetID }));
    const requested = Number(props.limit ?? 10);
    const most = Number.isSafeInteger(requested) && requested > 0 && requested <= 100 ? requested : 10;
    const tabs = await Promise.all(
      chosen.map(async ({ tabPresetID, ...tab }: ConfiguredTab | { tabPresetID: string }) => {
        const preset = presets.find((each) => each.tabPresetID === tabPresetID);
        if (!preset || ('isHidden' in tab && tab.isHidden)) return undefined;
        const shown = await listed(ctx, { filters: { ...preset.filters }, page: 1, limit: most }, records);
        return {
          tabPresetID,
          label: ('label' in tab && tab.label) || preset.label,
          isHidden: false,
          componentName: 'DiscussionsWidget',
          componentProps: {
            noCheckboxes: true,
            discussionOptions: discussionOptionsOf(ctx, undefined),
            ...shown,
          },
        };
      }),
    );
    const filled = tabs.flatMap((tab) => (tab && tab.componentProps.discussions.length > 0 ? [tab] : []));
    return filled.length === 0 ? null : { ...withStyles(ctx, props, params), tabs: filled };
  },
});
