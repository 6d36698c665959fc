// What the pages about layouts show: what the API answers, in the one call of the page.
import { notFound } from '../../../platform/contract/errors.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { LayoutEditorProps, LayoutHistoryProps, LayoutsPageProps } from '../layout-pages.contract.ts';
import { layoutCatalog } from './layout-catalog.routes.ts';
import { layoutForEdit, layoutList } from './layout-documents.routes.ts';
import { presentRevision } from './layout-revision.present.ts';
import { countRevisions, listRevisionRows } from './layout-revision.queries.ts';
import { pageKinds } from './page-kinds.ts';

const MOST_REVISIONS = 100;

export const layoutPageWidgets = [
  widget({
    id: 'layouts.list',
    component: 'LayoutsPage',
    name: 'Layouts',
    hydrate: async (ctx) => {
      const props: LayoutsPageProps = {
        kinds: pageKinds(ctx),
        layouts: await layoutList(ctx, { withViews: true }),
      };
      return { ...props };
    },
  }),
  widget({
    id: 'layouts.editor',
    component: 'LayoutEditor',
    name: 'Layout editor',
    hydrate: async (ctx, { params }) => {
      const layout = await layoutForEdit(ctx, String(params.layoutID));
      const catalog = await layoutCatalog(ctx, layout.layoutViewType);
      if (!catalog) throw notFound('Layout');
      const props: LayoutEditorProps = { catalog, layout };
      return { ...props };
    },
  }),
  widget({
    id: 'layouts.history',
    component: 'LayoutHistory',
    name: 'Revisions of a layout',
    hydrate: async (ctx, { params }) => {
      const layout = await layoutForEdit(ctx, String(params.layoutID));
      if (typeof layout.layoutID !== 'number') throw notFound('Layout');
      const [rows, total] = await Promise.all([
        listRevisionRows(ctx.db, layout.layoutID, { page: 1, limit: MOST_REVISIONS }),
        countRevisions(ctx.db, layout.layoutID),
      ]);
      const props: LayoutHistoryProps = { layout, revisions: rows.map(presentRevision), total };
      return { ...props };
    },
  }),
  widget({
    id: 'layouts.preview',
    component: 'LayoutPreview',
    name: 'Layout preview',
    hydrate: async () => ({}),
  }),
  /** Around each part of a page that is edited on the page: it says which one this is, also where that shows nothing. */
  widget({
    id: 'layouts.editedPart',
    component: 'EditedPart',
    name: 'A part of a page that is edited',
    hydrate: async (_, { props }) => props as never,
  }),
];
