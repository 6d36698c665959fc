import { sql } from '../../../platform/server/db/sql.ts';
import type { LayoutSource } from '../../../platform/server/layouts/stored-layouts.ts';

/** What pages are made of in place of the layouts in the code. */
export const layoutSource: LayoutSource = {
  layouts: (database) =>
    database.rows(
      sql`select layout_id, name, layout_view_type, layout, title_bar from layouts where is_published`,
    ),
  views: (database) =>
    database.rows(sql`select layout_id, layout_view_type, record_type, record_id from layout_views`),
};
