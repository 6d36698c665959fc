// Pages of the community's own are found by their title, their description and the text they hold.
import { renderBody } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import { storedLayoutsSnapshot } from '../../../platform/server/layouts/stored-layouts.ts';
import type { LayoutDefinition } from '../../../platform/server/layouts/view.ts';
import { layoutChanged, layoutPublished, layoutRestored } from '../../layouts/layouts.events.ts';
import { indexOn } from '../../search/server/index-on.ts';
import { plainText } from '../../search/server/plain-text.ts';
import type { FoundRecord, SearchDocument, SearchKind } from '../../search/server/search-kinds.ts';
import { snippet } from '../../search/server/snippet.ts';
import {
  customPageArranged,
  customPageChanged,
  customPageDeleted,
  customPageMade,
} from '../custom-pages.events.ts';
import { MANAGES_PAGES } from './custom-page-settings.views.ts';
import { customPagesSnapshot, maySee } from './custom-pages.snapshot.ts';
import { textOf } from './page-text.ts';

type Layout = readonly LayoutDefinition[];

export const customPageKind: SearchKind = {
  recordType: 'customPage',
  domains: ['all_content', 'customPage', 'pages'],
  types: ['page'],
  names: ({ translator: { t } }) => ({
    page: { name: t('Page'), plural: t('Pages'), icon: 'file-text' },
  }),
  records: sql`select custom_page_id as id from custom_pages where status = 'published'`,
  readDocuments: async (db, ids) => {
    const rows = await db.rows<SearchDocument & { layout: Layout }>(sql`
      select p.custom_page_id as record_id, 'page' as type, null::int as discussion_id, null::int as category_id,
        null::int as insert_user_id, 0 as score, p.date_inserted, p.date_updated, p.seo_title as title,
        p.seo_description as labels, '' as body_html, l.layout
      from custom_pages p join layouts l using (layout_id)
      where p.custom_page_id = any(${ids}::int[]) and p.status = 'published'`);
    return rows.map(({ layout, ...document }) => ({ ...document, body_html: htmlOf(layout) }));
  },
  // From the moment it is for fewer people, whenever the index follows.
  visible: (ctx) => sql`exists (
    select from custom_pages p where p.custom_page_id = record_id and (${ctx.can(MANAGES_PAGES)} or p.status = 'published'
      and (p.role_ids = '{}' or p.role_ids && ${[...ctx.viewer.roleIDs]}::int[])))`,
  present: async (ctx, found, { words }) => {
    const [pages, layouts] = await Promise.all([
      ctx.snapshot(customPagesSnapshot),
      ctx.snapshot(storedLayoutsSnapshot),
    ]);
    return found.map(({ record_id }): FoundRecord | undefined => {
      const row = pages.byID.get(record_id);
      if (!row || !maySee(ctx, row)) return undefined;
      const text = wordsOf(layouts.byID.get(row.layout_id)?.layout ?? []);
      return {
        type: 'page',
        name: row.seo_title,
        url: ctx.url(row.urlcode),
        snippet: snippet(text || row.seo_description, words),
      };
    });
  },
};

export const customPageSearchListeners = indexOn(
  [customPageMade, customPageChanged, customPageArranged, customPageDeleted],
  customPageKind,
  ({ customPageID }) => customPageID,
);

/** Its text is changed in the editor of layouts as well. */
export const arrangedPages = [layoutChanged, layoutPublished, layoutRestored].map((event) =>
  transactionHook(event, async (w, { layoutID }) => {
    const row = await w.db.row<{ custom_page_id: number }>(
      sql`select custom_page_id from custom_pages where layout_id = ${layoutID}`,
    );
    if (row) await w.announce(customPageArranged, { customPageID: row.custom_page_id });
  }),
);

/** Only words are taken from it: no link of it is followed. */
function htmlOf(layout: Layout): string {
  const text = textOf(layout);
  return text ? renderBody(text.source, text.format, { siteUrl: 'http://localhost' }).html : '';
}

/** Of a layout as it stands in memory: searched for again and again, and rendered once. */
const known = new WeakMap<Layout, string>();

function wordsOf(layout: Layout): string {
  const words = known.get(layout) ?? plainText(htmlOf(layout));
  known.set(layout, words);
  return words;
}
