// The pages where custom pages are managed.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { customPagesSnapshot } from './custom-pages.snapshot.ts';

/** As the calls ask for it. */
export const MANAGES_PAGES = ['settings.manage', 'site.manage'] as const;

type Named = { title: string; params?: Record<string, unknown> };

function page(
  type: string,
  about: (ctx: RequestContext, params: Record<string, unknown>) => Promise<Named>,
): ViewType {
  return {
    type,
    isPersonal: () => true,
    resolve: async (ctx, { params: asked }) => {
      ctx.require(MANAGES_PAGES);
      const { title, params = {} } = await about(ctx, asked);
      const seo = { title, meta: [{ name: 'robots', content: 'noindex' }] };
      return { layoutViewType: type, records: [], params, seo };
    },
  };
}

export const customPageSettingsViews: ViewType[] = [
  page('customPagesList', async ({ translator }) => ({ title: translator.t('Pages') })),
  page('customPageForm', async (ctx, { customPageID }) => {
    if (customPageID === undefined) return { title: ctx.translator.t('New page') };
    const row = (await ctx.snapshot(customPagesSnapshot)).byID.get(Number(customPageID));
    if (!row) throw notFound('CustomPage');
    return { title: row.seo_title, params: { customPageID: row.custom_page_id } };
  }),
];
