import { type PageAdditions, type RequestContext, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { widgetNode } from '@parley/addon-api/shared';

/** Pages are shared by all who have the same roles; what is done is asked for by the browser. Guests have no steps. */
const isForMember = (ctx: RequestContext): boolean => !ctx.viewer.isGuest;

/** For layouts that show it elsewhere than on the home page. */
export const onboardingWidget = widget({
  id: 'onboarding.checklist',
  component: 'OnboardingChecklist',
  name: 'First steps of newcomers',
  schema: z.object({}),
  hydrate: async (ctx) => (isForMember(ctx) ? {} : null),
});

export const onboardingOnHome: PageAdditions = async (ctx, view) =>
  view.layoutViewType === 'home' && isForMember(ctx)
    ? [{ area: 'panel', node: widgetNode('OnboardingChecklist', {}) }]
    : [];
