import { widget } from '../../../platform/server/layouts/widget.ts';
import { figureReaders } from '../dashboard.contract.ts';
import { attentionsOf } from './attention.ts';
import { figuresOf } from './figures.ts';

export const dashboardWidget = widget({
  id: 'dashboard.page',
  component: 'DashboardPage',
  name: 'Overview of the dashboard',
  views: [],
  hydrate: async (ctx) => {
    const [attention, figures] = await Promise.all([
      attentionsOf(ctx),
      ctx.can(figureReaders) ? figuresOf(ctx) : undefined,
    ]);
    return { attention, ...(figures && { figures }) };
  },
});
