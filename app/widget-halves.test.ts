// A widget has a half on the server and one in the browser: of one name, and of one type, which the compiler checks.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PageParams } from '../platform/server/layouts/page-params.ts';
import { widget } from '../platform/server/layouts/widget.ts';
import type { WebFeature } from '../platform/web/nodes/widget-registry.tsx';
import { features } from './features.ts';
import { loadAllWidgets, widgets } from './web-widgets.ts';

describe('the two halves of a widget', () => {
  it('have one name', async () => {
    await loadAllWidgets();
    const components = features.flatMap((feature) => feature.widgets ?? []).map(({ component }) => component);
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((component) => !(component in widgets))).toEqual([]);
  });

  it('compile where one answers what the other takes', () => {
    const right = widget({
      id: 'crumbs',
      component: 'Breadcrumbs',
      name: 'Crumbs',
      hydrate: async () => ({ crumbs: [{ name: 'Bees', url: '/bees' }] }),
    });
    const wrong = widget({
      id: 'crumbs',
      component: 'Breadcrumbs',
      name: 'Crumbs',
      // @ts-expect-error The React half takes a list.
      hydrate: async () => ({ crumbs: 'Bees' }),
    });
    // @ts-expect-error Nobody declares what this one shows.
    const unknown = widget({ id: 'x', component: 'Nowhere', name: 'Nowhere', hydrate: async () => ({}) });
    // @ts-expect-error Nor is it anything that a page could name.
    const web: WebFeature = { name: 'x', widgets: { Nowhere: () => null } };
    expect([right, wrong, unknown, web]).toHaveLength(4);
  });

  it('read of a layout what their schema says of it', () => {
    const schema = z.looseObject({ limit: z.int().max(9).optional() });
    const right = widget({
      id: 'crumbs',
      component: 'Breadcrumbs',
      name: 'Crumbs',
      schema,
      // @ts-expect-error It is a number.
      hydrate: async (_ctx, { props }) => ({ crumbs: [{ name: props.limit, url: '/' }] }),
    });
    expect(right.schema).toBe(schema);
  });

  it('read of a page what views say of it', () => {
    const params: PageParams = { page: 2, category: { categoryID: 1, name: 'Bees', url: '/bees' } };
    // @ts-expect-error No view resolves this.
    expect(params.beehive).toBeUndefined();
    // @ts-expect-error A page has a number.
    const wrong: PageParams = { page: '2' };
    expect([params.category?.name, wrong.page]).toEqual(['Bees', '2']);
  });
});
