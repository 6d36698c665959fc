import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../following.contract.ts';
import { followRecord, muteRecord, unfollowRecord, unmuteRecord } from './following.actions.ts';
import { requireFollowable, requireRecord } from './following.policy.ts';
import { followStateOf, followsOf, muteStateOf, mutesOf } from './following.queries.ts';

const requireAddress = (ctx: RequestContext, { recordType = '' }: Record<string, string>) => {
  requireFollowable(ctx, recordType);
};

export const followingRoutes = [
  route(contract.listFollows, async (ctx, { query }) => ({
    rows: await followsOf(ctx, query),
    ...paging(query),
  })),
  route(
    contract.putFollow,
    async (ctx, { params, body }) => {
      if (requireFollowable(ctx, params.recordType).followedElsewhere)
        throw contract.followingError('following.elsewhere');
      if (body.followed) {
        await requireRecord(ctx, params);
        if (body.email === true && !ctx.can('email.view', { mode: 'global' }))
          throw contract.followingError('following.noMail', { permissions: ['email.view'] });
        await followRecord(ctx, params, body);
      } else await unfollowRecord(ctx, params);
      return followStateOf(ctx, params);
    },
    { requireAddress },
  ),
  route(contract.listMutes, async (ctx, { query }) => ({
    rows: await mutesOf(ctx, query),
    ...paging(query),
  })),
  route(
    contract.putMute,
    async (ctx, { params, body }) => {
      if (body.muted) {
        await requireRecord(ctx, params);
        await muteRecord(ctx, params, { for: body.for, timeZone: body.timeZone });
      } else await unmuteRecord(ctx, params);
      return muteStateOf(ctx, params);
    },
    { requireAddress },
  ),
];

function paging({ page, limit }: { page: number; limit: number }) {
  return { page, limit };
}
