import { widgetNode } from '../../../platform/contract/widget-data.ts';
import type { PageAdditions } from '../../../platform/server/layouts/page-additions.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { firstStepsOf } from '../../../platform/server/places/first-steps.ts';
import { firstStepsConfig } from './first-steps.config.ts';
import { whichAreDone } from './first-steps.queries.ts';

export const firstStepsPage = widget({
  id: 'firstSteps.page',
  component: 'FirstStepsPage',
  name: 'First Steps',
  views: ['firstSteps'],
  hydrate: async (ctx) => {
    const steps = firstStepsOf(ctx);
    const done = await whichAreDone(ctx, steps);
    return {
      steps: steps.map(({ id, title, description, action, hasForm }, at) => ({
        id,
        title,
        description,
        ...(action && { action }),
        hasForm: hasForm?.(ctx) === true,
        isDone: done[at] === true,
      })),
      isHidden: ctx.setting(firstStepsConfig.isHidden),
    };
  },
});

/** At the home page, for administrators alone. How many are left is theirs, and known beside the shared page. */
export const cardAtHome: PageAdditions = async (ctx, view) => {
  const isShown =
    view.layoutViewType === 'home' && ctx.can('site.manage') && !ctx.setting(firstStepsConfig.isHidden);
  return isShown
    ? [{ area: 'content', node: widgetNode('FirstStepsCard', { total: firstStepsOf(ctx).length }) }]
    : [];
};
