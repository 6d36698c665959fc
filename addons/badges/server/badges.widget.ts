import { propFields, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import type { LatestBadgesProps } from '../badge-widgets.contract.ts';
import { BADGES_TAG } from './badges.tag.ts';
import { latestGrants } from './member.rows.ts';

/** Who came to a badge last, for any page. */
export const latestBadgesWidget = widget({
  id: 'badges.latest',
  component: 'LatestBadges',
  name: 'Latest Badges',
  schema: z.object({ limit: propFields.limit(20) }),
  hydrate: async (ctx, { props }): Promise<LatestBadgesProps | null> => {
    ctx.cacheTags.add(BADGES_TAG);
    if (!ctx.can('badges.view') || !ctx.can('profiles.view')) return null;
    const grants = await latestGrants(ctx, props.limit ?? 5);
    return grants.length > 0 ? { grants } : null;
  },
});
