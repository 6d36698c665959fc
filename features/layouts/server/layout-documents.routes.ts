import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { findLayoutRecords } from '../../../platform/server/layouts/layout-records.ts';
import { layoutRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import * as contract from '../layout-documents.contract.ts';
import { findTemplateOrRow, storedLayoutID } from './find-layout.ts';
import { changeLayout, deleteLayout, makeLayout } from './layout.actions.ts';
import {
  presentLayout,
  presentMetadata,
  presentTemplate,
  presentTemplateMetadata,
  presentView,
} from './layout.present.ts';
import { findLayoutRow, listLayoutRows, listViewRows, replacedTemplates } from './layout.queries.ts';
import { presentDraft } from './layout-revision.present.ts';
import { findDraft } from './layout-revision.queries.ts';
import { assignLayout, takeLayoutOff } from './layout-view.actions.ts';

export const layoutDocumentRoutes = [
  route(contract.listLayouts, async (ctx, { query }) =>
    layoutList(ctx, { layoutViewType: query.layoutViewType, withViews: query.expand.has('layoutViews') }),
  ),
  route(contract.postLayout, async (ctx, { body }) => storedLayout(ctx, await makeLayout(ctx, body))),
  route(contract.getLayout, async (ctx, { params, query }) => {
    const layout = await oneLayout(ctx, params.layoutID);
    if (!query.expand.has('layoutViews')) return withRevision(layout);
    const [expanded] = await withViews(ctx, [layout]);
    return withRevision({ ...layout, ...expanded }, layout);
  }),
  route(contract.getLayoutForEdit, async (ctx, { params }) => {
    const { draft, ...layout } = await layoutForEdit(ctx, params.layoutID);
    return withRevision({ ...layout, draft }, layout);
  }),
  route(contract.patchLayout, async (ctx, { params, body }) => {
    const layoutID = storedLayoutID(ctx, params.layoutID);
    await changeLayout(ctx, layoutID, body);
    return withRevision(await storedLayout(ctx, layoutID));
  }),
  route(contract.deleteLayout, async (ctx, { params }) => {
    await deleteLayout(ctx, storedLayoutID(ctx, params.layoutID));
    return undefined;
  }),
  route(contract.listLayoutViews, async (ctx, { params, query }) => {
    const views = await viewsOf(ctx, params.layoutID);
    return query.expand.has('record') ? withRecords(ctx, views) : views;
  }),
  route(contract.putLayoutViews, async (ctx, { params, body }) => {
    await assignLayout(ctx, storedLayoutID(ctx, params.layoutID), body);
    return withRecords(ctx, await viewsOf(ctx, params.layoutID));
  }),
  route(contract.deleteLayoutViews, async (ctx, { params, query }) => {
    await takeLayoutOff(ctx, storedLayoutID(ctx, params.layoutID), query.layoutViewIDs);
    return new Answer(undefined, { status: 204 });
  }),
];

/** The templates, then those made here. */
export async function layoutList(
  ctx: RequestContext,
  query: { layoutViewType?: string | undefined; withViews: boolean },
): Promise<contract.LayoutMetadata[]> {
  const layouts = [
    ...(await templates(ctx, query.layoutViewType)),
    ...(await listLayoutRows(ctx.db, query.layoutViewType)).map(presentMetadata),
  ];
  return query.withViews ? withViews(ctx, layouts) : layouts;
}

export async function layoutForEdit(ctx: RequestContext, text: string): Promise<contract.LayoutForEdit> {
  const layout = await oneLayout(ctx, text);
  const draft = typeof layout.layoutID === 'number' ? await findDraft(ctx.db, layout.layoutID) : undefined;
  return { ...layout, draft: draft ? presentDraft(draft) : null };
}

async function oneLayout(ctx: RequestContext, layoutID: string): Promise<contract.Layout> {
  const { template, row } = await findTemplateOrRow(ctx, layoutID);
  if (row) return presentLayout(row);
  return presentTemplate(template, (await replacedTemplates(ctx.db)).has(template.layoutViewType));
}

export async function storedLayout(ctx: RequestContext, layoutID: number): Promise<contract.Layout> {
  const row = await findLayoutRow(ctx.db, layoutID);
  if (!row) throw new Error(`Layout ${layoutID} went while it was written.`);
  return presentLayout(row);
}

async function templates(
  ctx: RequestContext,
  layoutViewType: string | undefined,
): Promise<contract.LayoutMetadata[]> {
  const replaced = await replacedTemplates(ctx.db);
  return [...layoutRegistry(ctx).templates.values()]
    .filter((template) => template.layoutParams)
    .filter((template) => layoutViewType === undefined || template.layoutViewType === layoutViewType)
    .map((template) => presentTemplateMetadata(template, replaced.has(template.layoutViewType)));
}

async function viewsOf(ctx: RequestContext, text: string): Promise<contract.LayoutView[]> {
  const { row } = await findTemplateOrRow(ctx, text);
  return row ? (await listViewRows(ctx.db, row.layout_id)).map(presentView) : [];
}

async function withViews(
  ctx: RequestContext,
  layouts: readonly contract.LayoutMetadata[],
): Promise<contract.LayoutMetadata[]> {
  const byLayout = Map.groupBy(
    (await listViewRows(ctx.db, undefined)).map(presentView),
    (view) => view.layoutID,
  );
  return layouts.map((layout) => ({ ...layout, layoutViews: byLayout.get(Number(layout.layoutID)) ?? [] }));
}

/** One question for each type of record, however many views there are. */
async function withRecords(
  ctx: RequestContext,
  views: readonly contract.LayoutView[],
): Promise<contract.LayoutView[]> {
  const found = new Map(
    await Promise.all(
      [...Map.groupBy(views, ({ recordType }) => recordType)].map(async ([recordType, of]) => {
        const ids = of.map(({ recordID }) => recordID);
        return [recordType, await findLayoutRecords(ctx, recordType, ids)] as const;
      }),
    ),
  );
  return views.map((view) => {
    const record = found.get(view.recordType)?.get(view.recordID);
    return record ? { ...view, record } : view;
  });
}
