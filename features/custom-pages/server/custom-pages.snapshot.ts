// All custom pages: an address that no other page has is looked up here, without a statement.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { layoutRecords } from '../../../platform/server/layouts/layout-records.ts';

export interface CustomPageRow {
  custom_page_id: number;
  seo_title: string;
  seo_description: string;
  urlcode: string;
  status: 'published' | 'unpublished';
  role_ids: number[];
  layout_id: number;
}

export interface CustomPages {
  all: readonly CustomPageRow[];
  byID: ReadonlyMap<number, CustomPageRow>;
  byUrlcode: ReadonlyMap<string, CustomPageRow>;
}

export const customPagesSnapshot: Snapshot<CustomPages, { database: Database }> = {
  name: 'custom-pages',
  tags: [cacheTag.layouts],
  load: async ({ database }) => {
    const all = await database.rows<CustomPageRow>(sql`
      select custom_page_id, seo_title, seo_description, urlcode, status, role_ids, layout_id
      from custom_pages order by urlcode`);
    return {
      all,
      byID: new Map(all.map((row) => [row.custom_page_id, row])),
      byUrlcode: new Map(all.map((row) => [row.urlcode, row])),
    };
  },
};

/** What is not published, or for other roles, is as if it were not there. */
export function maySee(ctx: Pick<RequestContext, 'can' | 'viewer'>, row: CustomPageRow): boolean {
  if (ctx.can(['settings.manage', 'site.manage'])) return true;
  if (row.status !== 'published') return false;
  return row.role_ids.length === 0 || row.role_ids.some((roleID) => ctx.viewer.roleIDs.includes(roleID));
}

export const customPageRecords = layoutRecords.add({
  recordType: 'customPage',
  find: async (ctx, recordIDs) => {
    const { byID } = await ctx.snapshot(customPagesSnapshot);
    const found = recordIDs.flatMap((id) => byID.get(id) ?? []);
    return new Map(
      found.map((row) => [row.custom_page_id, { name: row.seo_title, url: ctx.url(row.urlcode) }]),
    );
  },
});
