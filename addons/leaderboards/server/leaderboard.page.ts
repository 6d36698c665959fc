// The page /leaderboard: what it is about, and its layout as data.
import {
  oneWidget,
  type RequestContext,
  requireCategory,
  type ViewType,
  visibleCategories,
  widget,
} from '@parley/addon-api';
import { LEADERBOARD_PATH } from '../leaderboard.address.ts';
import type { LeaderboardPageProps } from '../leaderboard-page.contract.ts';
import { leaderboardsConfig } from './leaderboards.config.ts';
import { PERIODS, type Period } from './periods.ts';
import { presentLeaders } from './present-leaders.ts';

interface Shown {
  period: Period;
  categoryID: number | undefined;
}

declare module '@parley/addon-api' {
  interface PageParamTypes {
    leaderboard: Shown;
  }
}

/** More are not offered in one list of choices. */
const MOST_CATEGORIES = 200;

const USUAL: Shown = { period: 'w', categoryID: undefined };

const periodIn = (value: unknown): Period => PERIODS.find((each) => each === value) ?? USUAL.period;
const categoryIn = (value: unknown): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

export const leaderboardView: ViewType = {
  type: 'leaderboard',
  // Members read what they have themselves.
  isPersonal: (_lookup, ctx) => ctx.viewer.userID > 0,
  resolve: async (ctx, { params }) => {
    ctx.require('leaderboards.view');
    const shown: Shown = { period: periodIn(params.slotType), categoryID: categoryIn(params.categoryID) };
    if (shown.categoryID !== undefined) await requireCategory(ctx, shown.categoryID);
    return {
      layoutViewType: 'leaderboard',
      records: [],
      params: { leaderboard: shown },
      seo: { title: ctx.translator.t('Leaderboard'), url: ctx.url(LEADERBOARD_PATH) },
    };
  },
};

async function choices(ctx: RequestContext): Promise<LeaderboardPageProps['categories']> {
  const { tree, has } = await visibleCategories(ctx);
  return tree
    .descendants(null)
    .filter(has)
    .slice(0, MOST_CATEGORIES)
    .flatMap((categoryID) => {
      const name = tree.byID.get(categoryID)?.name;
      return name === undefined ? [] : [{ categoryID, name, depth: tree.ancestors(categoryID).length }];
    });
}

export const leaderboardWidget = widget({
  id: 'leaderboards.page',
  component: 'LeaderboardPage',
  name: 'Leaderboard of points',
  hydrate: async (ctx, { params }): Promise<LeaderboardPageProps | null> => {
    if (!ctx.can('leaderboards.view')) return null;
    const shown = params.leaderboard ?? USUAL;
    const limit = ctx.setting(leaderboardsConfig.length);
    return { ...(await presentLeaders(ctx, { ...shown, limit })), categories: await choices(ctx) };
  },
});

export const leaderboardTemplate = oneWidget('leaderboard', 'Leaderboard', 'leaderboards.page');
