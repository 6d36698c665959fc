import { type Route, route } from '@parley/addon-api';
import { getOnboarding, putOnboarding } from '../onboarding.contract.ts';
import { setDismissed } from './onboarding.actions.ts';
import { onboardingOf } from './onboarding.queries.ts';

export const onboardingRoutes: Route[] = [
  route(getOnboarding, (ctx) => onboardingOf(ctx)),
  route(putOnboarding, async (ctx, { body }) => {
    await setDismissed(ctx, body.isDismissed);
    return onboardingOf(ctx);
  }),
];
