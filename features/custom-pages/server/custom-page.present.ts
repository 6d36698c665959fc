import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { CustomPage } from '../custom-pages.contract.ts';
import type { CustomPageRow } from './custom-pages.snapshot.ts';

export function presentPage(ctx: RequestContext, row: CustomPageRow): CustomPage {
  return {
    customPageID: row.custom_page_id,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    urlcode: row.urlcode,
    url: ctx.url(row.urlcode),
    status: row.status,
    siteSectionID: '0',
    roleIDs: row.role_ids,
    rankIDs: [],
    layoutID: row.layout_id,
  };
}
