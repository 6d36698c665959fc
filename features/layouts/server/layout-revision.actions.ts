// Drafts, publishing and the way back.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { customisable, wholeRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import { type LayoutPatch, type LayoutPlace, layoutError } from '../layout-documents.contract.ts';
import { layoutDraftDropped, layoutDrafted, layoutPublished, layoutRestored } from '../layouts.events.ts';
import {
  announceLayout,
  type Document,
  json,
  lockLayout,
  publishDocument,
  remember,
  requireSound,
} from './layout.actions.ts';
import { findLayoutRow } from './layout.queries.ts';
import { findDraft, type RevisionRow } from './layout-revision.queries.ts';
import { placeLayout, requirePlaces } from './layout-view.actions.ts';

/** Begins where the draft is, or else with what pages show. */
export async function saveDraft(ctx: RequestContext, layoutID: number, patch: LayoutPatch): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    requireSound(ctx, { ...patch, layoutViewType: row.layout_view_type }, true);
    const draft = await findDraft(w.db, layoutID);
    const before = draft ?? row;
    const document: Document = {
      name: patch.name ?? before.name,
      layout: patch.layout ?? before.layout,
      titleBar: patch.titleBar ?? before.title_bar,
    };
    if (draft) await overwrite(w, draft.layout_revision_id, document);
    else await remember(w, layoutID, document, 'draft');
    await w.announce(layoutDrafted, { layoutID });
  });
}

async function overwrite(w: WriteContext, revisionID: number, { name, layout, titleBar }: Document) {
  await w.db.execute(sql`
    update layout_revisions set name = ${name}, layout = ${JSON.stringify(layout)}, title_bar = ${json(titleBar)},
      date_updated = now(), update_user_id = ${w.viewer.userID}
    where layout_revision_id = ${revisionID}`);
}

/** A layout that was never published is nothing but its draft. */
export async function dropDraft(ctx: RequestContext, layoutID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    if (!row.has_draft) throw layoutError('layout.noDraft');
    if (!row.is_published) throw layoutError('layout.notPublished');
    await removeDraft(w, layoutID);
    await w.announce(layoutDraftDropped, { layoutID });
  });
}

async function removeDraft(w: WriteContext, layoutID: number): Promise<void> {
  await w.db.execute(sql`delete from layout_revisions where layout_id = ${layoutID} and status = 'draft'`);
}

/** And applied where places are named: what was published without standing there would look like nothing happened. */
export async function publishDraft(
  ctx: RequestContext,
  layoutID: number,
  places: readonly LayoutPlace[] = [],
): Promise<void> {
  if (!(await findLayoutRow(ctx.db, layoutID))) throw notFound('Layout');
  if (places.length > 0) await requirePlaces(ctx, places, 'layoutViews');
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    const draft = await findDraft(w.db, layoutID);
    if (!draft) throw layoutError('layout.noDraft');
    const document = documentOf(draft);
    requireSound(ctx, { layout: document.layout, layoutViewType: row.layout_view_type }, false);
    await removeDraft(w, layoutID);
    await publishDocument(w, layoutID, document);
    await announceLayout(w, layoutPublished, layoutID);
    if (places.length > 0) await placeLayout(w, row, places);
  });
}

/** What it was is stored: the restored state is a revision of its own. */
export async function restoreLayout(
  ctx: RequestContext,
  layoutID: number,
  layoutRevisionID: number | undefined,
): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    const document =
      layoutRevisionID === undefined
        ? templateDocument(ctx, row.layout_view_type, row.name)
        : await revisionDocument(w, layoutID, layoutRevisionID);
    await publishDocument(w, layoutID, document);
    await announceLayout(w, layoutRestored, layoutID);
  });
}

function templateDocument(ctx: RequestContext, layoutViewType: string, name: string): Document {
  const template = customisable(wholeRegistry(ctx), layoutViewType);
  if (!template) throw notFound('Template');
  return { name, layout: template.layout, titleBar: template.titleBar ?? null };
}

export async function revisionDocument(
  w: WriteContext,
  layoutID: number,
  revisionID: number,
): Promise<Document> {
  const revision = await w.db.row<RevisionRow>(sql`
    select * from layout_revisions
    where layout_id = ${layoutID} and layout_revision_id = ${revisionID} and status <> 'draft'`);
  if (!revision) throw notFound('Revision');
  return documentOf(revision);
}

function documentOf({ name, layout, title_bar }: RevisionRow): Document {
  return { name, layout, titleBar: title_bar };
}
