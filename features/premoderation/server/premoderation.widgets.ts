import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { heldKinds } from '../../../platform/server/places/hold-rules.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { PremoderationPageProps } from '../premoderation.states.ts';
import { premoderationConfig as config } from './premoderation.config.ts';

/** Posts stand below the categories that they are held in; what add-ons have follows. */
function shownKinds(ctx: RequestContext): PremoderationPageProps['kinds'] {
  const kinds = heldKinds.of(ctx);
  const posts = kinds.filter(({ inCategories = false }) => inCategories);
  const others = kinds.filter((kind) => !posts.includes(kind));
  return [...posts, ...others].map(({ setting, label }) => ({
    key: setting.key,
    label: label(ctx.translator.t),
    value: ctx.setting(setting),
  }));
}

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
        kinds: shownKinds(ctx),
        keywords: ctx.setting(config.keywords),
        challengeNewUsers: ctx.setting(config.challengesNewUsers),
        challengeAgeCutoffInDays: ctx.setting(config.newUserDays),
        firstPosts: ctx.setting(config.firstPosts),
        maxLinks: ctx.setting(config.maxLinks),
      } satisfies PremoderationPageProps;
    },
  }),
];
