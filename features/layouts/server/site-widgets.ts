// The widgets that show what every page knows of itself.
import { z } from 'zod';
import { widget } from '../../../platform/server/layouts/widget.ts';

export const breadcrumbs = widget({
  id: 'breadcrumbs',
  component: 'Breadcrumbs',
  name: 'Breadcrumbs',
  schema: z.looseObject({}),
  hydrate: async (_ctx, { params }) => {
    const crumbs = params.breadcrumbs;
    // `children`: as the reference's component takes them.
    return crumbs?.length ? { crumbs, children: crumbs } : null;
  },
});

export const siteWidgets = [breadcrumbs];
