import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { storedLayoutsSnapshot } from '../../../platform/server/layouts/stored-layouts.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import type {
  CustomPageFormProps,
  CustomPagesListProps,
  ManagedPage,
} from '../custom-page-settings.contract.ts';
import { presentPages } from './custom-page.present.ts';
import { MANAGES_PAGES } from './custom-page-settings.views.ts';
import { type CustomPageRow, customPagesSnapshot } from './custom-pages.snapshot.ts';
import { textOf } from './page-text.ts';

export const customPageSettingsWidgets = [
  widget({
    id: 'custom-pages.list',
    component: 'CustomPagesList',
    name: 'Custom pages',
    views: [],
    hydrate: async (ctx) => {
      // Whatever layout names this widget: of pages for some alone nobody else learns.
      if (!ctx.can(MANAGES_PAGES)) return null;
      const { all } = await ctx.snapshot(customPagesSnapshot);
      const props: CustomPagesListProps = { pages: await managed(ctx, all) };
      return { ...props };
    },
  }),
  widget({
    id: 'custom-pages.form',
    component: 'CustomPageForm',
    name: 'Custom page settings',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can(MANAGES_PAGES)) return null;
      const siteUrl = ctx.url('/').replace(/\/$/, '');
      if (params.customPageID === undefined) return { siteUrl } satisfies CustomPageFormProps;
      const row = (await ctx.snapshot(customPagesSnapshot)).byID.get(Number(params.customPageID));
      if (!row) throw notFound('CustomPage');
      const [page] = await managed(ctx, [row]);
      const layouts = await ctx.snapshot(storedLayoutsSnapshot);
      const text = textOf(layouts.byID.get(row.layout_id)?.layout ?? []);
      return {
        siteUrl,
        ...(page && { page: { ...page, ...(text && { text }) } }),
      } satisfies CustomPageFormProps;
    },
  }),
];

async function managed(ctx: RequestContext, rows: readonly CustomPageRow[]): Promise<ManagedPage[]> {
  const [pages, roles, layouts] = await Promise.all([
    presentPages(ctx, rows),
    findRoles(ctx.db),
    ctx.snapshot(storedLayoutsSnapshot),
  ]);
  const nameOf = new Map(roles.map(({ role_id, name }) => [role_id, name]));
  return pages.map((page) => ({
    ...page,
    roles: page.roleIDs.flatMap((roleID) => {
      const name = nameOf.get(roleID);
      return name === undefined ? [] : [{ roleID, name }];
    }),
    layoutName: layouts.byID.get(page.layoutID)?.name ?? page.seoTitle,
  }));
}
