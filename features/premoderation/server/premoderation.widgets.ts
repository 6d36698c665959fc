import { widget } from '../../../platform/server/layouts/widget.ts';
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
        discussions: ctx.setting(config.discussions),
        comments: ctx.setting(config.comments),
        keywords: ctx.setting(config.keywords),
        challengeNewUsers: ctx.setting(config.challengesNewUsers),
        challengeAgeCutoffInDays: ctx.setting(config.newUserDays),
        firstPosts: ctx.setting(config.firstPosts),
        maxLinks: ctx.setting(config.maxLinks),
      } satisfies PremoderationPageProps;
    },
  }),
];
