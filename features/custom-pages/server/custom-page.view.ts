import { DomainError } from '../../../platform/contract/errors.ts';
import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { redirectToOwn } from '../../../platform/server/layouts/own-address.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { customPagesSnapshot, maySee } from './custom-pages.snapshot.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    customPageID: number;
  }
}

export const customPageView: ViewType = {
  type: 'customPage',
  reads: 'customPage',
  example: async (ctx) => {
    const [first] = (await ctx.snapshot(customPagesSnapshot)).all;
    return first ? { customPageID: String(first.custom_page_id) } : null;
  },
  resolve: async (ctx, lookup) => {
    const row = await findPage(ctx, lookup);
    if (!row || !maySee(ctx, row))
      throw new DomainError('page.notFound', 404, 'The page you were looking for could not be found.');
    const redirect = redirectToOwn(lookup, row.urlcode);
    if (redirect) return redirect;
    const isHidden = row.status !== 'published' || row.role_ids.length > 0;
    return {
      layoutViewType: 'customPage',
      records: [{ recordType: 'customPage', recordID: row.custom_page_id }],
      params: {
        customPageID: row.custom_page_id,
        title: row.seo_title,
        breadcrumbs: [
          { name: 'Home', url: ctx.url('/') },
          { name: row.seo_title, url: ctx.url(row.urlcode) },
        ],
      },
      heading: row.seo_title,
      seo: {
        title: row.seo_title,
        description: row.seo_description,
        url: ctx.url(row.urlcode),
        meta: [
          { property: 'og:type', content: 'website' },
          ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
        ],
      },
    };
  },
};

async function findPage(ctx: RequestContext, { recordID, params }: LayoutLookup) {
  const { byID, byUrlcode } = await ctx.snapshot(customPagesSnapshot);
  const { path } = params;
  return typeof path === 'string' ? byUrlcode.get(path.toLowerCase()) : byID.get(Number(recordID));
}
