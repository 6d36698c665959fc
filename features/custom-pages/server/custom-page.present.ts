import type { RequestContext } from '../../../platform/server/http/context.ts';
import { linkedIDs } from '../../navigation/server/linked-records.ts';
import type { CustomPage } from '../custom-pages.contract.ts';
import { linkOf } from './custom-page.navigation.ts';
import type { CustomPageRow } from './custom-pages.snapshot.ts';

export async function presentPages(
  ctx: RequestContext,
  rows: readonly CustomPageRow[],
): Promise<CustomPage[]> {
  const linked = await linkedIDs(ctx);
  return rows.map((row) => ({
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
    isInNavigation: linked.has(linkOf(row.custom_page_id)),
  }));
}
