import { widget } from '../../../platform/server/layouts/widget.ts';
import { heldKinds } from '../../../platform/server/places/hold-rules.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { PremoderationPageProps } from '../premoderation.states.ts';
import { premoderationConfig as config } from './premoderation.config.ts';

export const premoderationWidgets = [
  widget({
    id: 'premoderation.settings',
    component: 'PremoderationPage',
    name: 'Premoderation',
    views: [],
    hydrate: async (ctx) => {
      if (!ctx.can('community.moderate')) return null;
      const { tree } = await visibleCategories(ctx);
      return {
        categories: ctx.setting(config.categoryIDs).flatMap((categoryID) => {
          const name = tree.byID.get(categoryID)?.name;
          return name === undefined ? [] : [{ categoryID, name }];
        }),
        kinds: heldKinds.of(ctx).map(({ setting, label }) => ({
          key: setting.key,
          label: label(ctx.translator.t),
          value: ctx.setting(setting),
        })),
        keywords: ctx.setting(config.keywords),
        challengeNewUsers: ctx.setting(config.challengesNewUsers),
        challengeAgeCutoffInDays: ctx.setting(config.newUserDays),
        firstPosts: ctx.setting(config.firstPosts),
        maxLinks: ctx.setting(config.maxLinks),
      } satisfies PremoderationPageProps;
    },
  }),
];
