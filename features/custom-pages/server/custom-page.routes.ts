import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { storedLayoutsSnapshot } from '../../../platform/server/layouts/stored-layouts.ts';
import * as contract from '../custom-pages.contract.ts';
import { changeCustomPage, deleteCustomPage, makeCustomPage } from './custom-page.actions.ts';
import { presentPages } from './custom-page.present.ts';
import { MANAGES_PAGES } from './custom-page-settings.views.ts';
import { customPagesSnapshot, maySee } from './custom-pages.snapshot.ts';
import { textOf } from './page-text.ts';

export const customPageRoutes = [
  route(contract.listCustomPages, async (ctx, { query }) => {
    const { all } = await ctx.snapshot(customPagesSnapshot);
    return presentPages(
      ctx,
      all.filter((row) => query.status === undefined || row.status === query.status),
    );
  }),
  route(contract.postCustomPage, async (ctx, { body }) => onePage(ctx, await makeCustomPage(ctx, body))),
  route(contract.getCustomPage, (ctx, { params }) => onePage(ctx, params.customPageID)),
  route(contract.patchCustomPage, async (ctx, { params, body }) => {
    await changeCustomPage(ctx, params.customPageID, body);
    return onePage(ctx, params.customPageID);
  }),
  route(contract.deleteCustomPage, async (ctx, { params }) => {
    await deleteCustomPage(ctx, params.customPageID);
    return undefined;
  }),
];

async function onePage(ctx: RequestContext, customPageID: number): Promise<contract.CustomPage> {
  const row = (await ctx.snapshot(customPagesSnapshot)).byID.get(customPageID);
  if (!row || !maySee(ctx, row)) throw notFound('CustomPage');
  const layouts = ctx.can(MANAGES_PAGES) ? await ctx.snapshot(storedLayoutsSnapshot) : undefined;
  const text = textOf(layouts?.byID.get(row.layout_id)?.layout ?? []);
  const [page] = await presentPages(ctx, [row]);
  if (!page) throw notFound('CustomPage');
  return { ...page, ...(text && { text }) };
}
