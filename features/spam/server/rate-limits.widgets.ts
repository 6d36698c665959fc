import { trustConfig } from '../../../platform/server/config/trust-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { RateLimitOfAct, RateLimitsPageProps } from '../spam.states.ts';

export const rateLimitWidgets = [
  widget({
    id: 'rateLimits.page',
    component: 'RateLimitsPage',
    name: 'Rate limits',
    views: [],
    hydrate: async (ctx) => {
      if (!ctx.can('site.manage')) return null;
      const { rates } = trustConfig;
      return {
        trustedPosts: ctx.setting(trustConfig.posts),
        percents: {
          new: ctx.setting(rates.new),
          regular: ctx.setting(rates.regular),
          trusted: ctx.setting(rates.trusted),
          staff: ctx.setting(rates.staff),
        },
        limits: limitsOf(ctx),
      } satisfies RateLimitsPageProps;
    },
  }),
];

/** Those of add-ons that are switched off are not asked for. */
function limitsOf(ctx: RequestContext): RateLimitOfAct[] {
  return ctx.site.features.enabled(ctx.config).flatMap(({ rateLimits = {} }) =>
    Object.entries(rateLimits).map(([name, { of, isSameForAll = false }]) => {
      const { perAccount, perAddress, seconds } = ctx.site.features.rateLimit(name as never);
      return {
        name,
        of,
        isSameForAll,
        perAccount: ctx.setting(perAccount),
        perAddress: ctx.setting(perAddress),
        seconds: ctx.setting(seconds),
      };
    }),
  );
}
