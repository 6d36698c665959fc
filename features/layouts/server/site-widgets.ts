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
    return crumbs?.length ? { crumbs } : null;
  },
});

export const siteWidgets = [breadcrumbs];
