// The link of a page in the navigation.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { NAME_LENGTH } from '../../navigation/navigation.contract.ts';
import { followLink, placeLink, removeLink } from '../../navigation/server/linked-records.ts';
import type { CustomPageRow } from './custom-pages.snapshot.ts';

export const linkOf = (customPageID: number) => `customPage-${customPageID}`;

/** As the page stands now. `isInNavigation` undefined: a link that is there follows it. */
export async function keepLink(
  ctx: RequestContext,
  w: WriteContext,
  customPageID: number,
  { isInNavigation, nameBefore }: { isInNavigation: boolean | undefined; nameBefore?: string },
): Promise<void> {
  const id = linkOf(customPageID);
  if (isInNavigation === false) return removeLink(w, id);
  const row = await w.db.row<CustomPageRow>(sql`
    select seo_title, urlcode, status, role_ids from custom_pages where custom_page_id = ${customPageID}`);
  if (!row) return;
  const record = {
    id,
    // As long as an entry can be.
    name: row.seo_title.slice(0, NAME_LENGTH),
    nameBefore: nameBefore?.slice(0, NAME_LENGTH),
    url: row.urlcode,
    isHidden: row.status !== 'published',
    roleIDs: row.role_ids,
  };
  if (isInNavigation) await placeLink(ctx, w, record, 'isInNavigation');
  else await followLink(w, record);
}
