// The page where badges are kept and requests are decided.
import { leaderboardTypes, managedView, oneWidget, type RequestContext, widget } from '@parley/addon-api';
import { MANAGED_PATH } from '../badge.address.ts';
import type { ManagedBadgesProps } from '../badge-widgets.contract.ts';
import { badgeRows, presentBadge } from './badge.rows.ts';
import { pageOf } from './badges.page.ts';
import { waitingRequests } from './member.rows.ts';
import { statisticNames } from './statistics.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    managedBadges: { page: number };
  }
}

const BADGES = 50;
const REQUESTS = 50;

export const managedBadgesView = managedView({
  type: 'managedBadges',
  needs: 'badges.moderate',
  address: MANAGED_PATH,
  about: ({ translator }, { page }) => ({
    title: translator.t('Badges'),
    params: { managedBadges: { page: pageOf(page) } },
  }),
});

/** What add-ons count, by the words that they have for it. */
function addedStatistics(ctx: RequestContext): ManagedBadgesProps['statistics'] {
  const added = leaderboardTypes.addedBy(ctx.site.features.enabled(ctx.config)) as Record<string, string>;
  return [...statisticNames(ctx)].map((name) => {
    const label = Object.hasOwn(added, name) ? added[name] : undefined;
    return { name, label: label === undefined ? '' : ctx.translator.t(label) };
  });
}

export const managedBadgesWidget = widget({
  id: 'badges.managed',
  component: 'ManagedBadgesPage',
  name: 'Badges',
  views: [],
  hydrate: async (ctx, { params }): Promise<ManagedBadgesProps | null> => {
    if (!ctx.can('badges.moderate')) return null;
    const page = params.managedBadges?.page ?? 1;
    const found = await badgeRows(ctx, { page, limit: BADGES, ahead: 1 });
    const requests = await waitingRequests(ctx, { page: 1, limit: REQUESTS });
    return {
      badges: found.slice(0, BADGES).map((row) => presentBadge(ctx, row)),
      requests: requests.map(({ requestID, badgeID, name, user, dateInserted, body }) => ({
        ...{ requestID, badgeID, name, user, dateInserted, words: body },
      })),
      statistics: addedStatistics(ctx),
      page,
      hasMore: found.length > BADGES,
    };
  },
});

export const managedBadgesTemplate = oneWidget('managedBadges', 'Manage Badges', 'badges.managed');
