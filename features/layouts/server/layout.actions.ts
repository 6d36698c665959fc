// Making, changing and deleting layouts. What pages show of one is in `layouts`; `layout_revisions` remembers.
import { fieldProblem, notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { documentErrors } from '../../../platform/server/layouts/document-errors.ts';
import { customisable, wholeRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import { type LayoutPatch, type LayoutPost, layoutError } from '../layout-documents.contract.ts';
import { layoutChanged, layoutDeleted, layoutMade } from '../layouts.events.ts';
import { presentLayout } from './layout.present.ts';
import { findLayoutRow, type LayoutRow } from './layout.queries.ts';

export interface Document {
  name: string;
  layout: LayoutRow['layout'];
  titleBar: LayoutRow['title_bar'];
}

export async function makeLayout(ctx: RequestContext, post: LayoutPost): Promise<number> {
  const { layoutViewType, isDraft } = post;
  const template = customisable(wholeRegistry(ctx), layoutViewType);
  if (!template)
    throw fieldProblem('layoutViewType', 'layoutViewType is not a kind of page one can make layouts for.');
  const type = template.layoutViewType;
  requireSound(ctx, { ...post, layoutViewType: type }, isDraft);
  const document: Document = { name: post.name, layout: post.layout, titleBar: post.titleBar ?? null };
  return ctx.write((w) => addLayout(w, type, document, isDraft));
}

/** A layout that was validated. */
export async function addLayout(
  w: WriteContext,
  layoutViewType: string,
  document: Document,
  isDraft: boolean,
): Promise<number> {
  const { name, layout, titleBar } = document;
  const row = await w.db.row<{ layout_id: number }>(sql`
    insert into layouts (name, layout_view_type, layout, title_bar, is_published, insert_user_id)
    values (${name}, ${layoutViewType}, ${JSON.stringify(layout)}, ${json(titleBar)}, ${!isDraft}, ${w.viewer.userID})
    returning layout_id`);
  const layoutID = row?.layout_id ?? 0;
  await remember(w, layoutID, document, isDraft ? 'draft' : 'active');
  await announceLayout(w, layoutMade, layoutID);
  return layoutID;
}

export async function changeLayout(
  ctx: RequestContext,
  layoutID: number,
  { name, layout, titleBar }: LayoutPatch,
): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    requireRevision(ctx, presentLayout(row), {
      dateUpdated: row.date_updated,
      updateUserID: row.update_user_id,
    });
    requireSound(ctx, { layoutViewType: row.layout_view_type, layout, titleBar }, false);
    if (name === undefined && layout === undefined && titleBar === undefined) return;
    await publishDocument(w, layoutID, {
      name: name ?? row.name,
      layout: layout ?? row.layout,
      titleBar: titleBar ?? row.title_bar,
    });
    await announceLayout(w, layoutChanged, layoutID);
  });
}

/** Of PostgreSQL: foreign_key_violation. */
const STILL_REFERRED_TO = '23503';

export async function deleteLayout(ctx: RequestContext, layoutID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    if (row.is_active) throw layoutError('layout.isActive');
    await w.db
      .execute(sql`delete from layouts where layout_id = ${layoutID}`)
      .catch((error: { code?: string }) => {
        // Taken off its custom page, it is still what that page is made of.
        throw error.code === STILL_REFERRED_TO ? layoutError('layout.isActive') : error;
      });
    await announceLayout(w, layoutDeleted, layoutID);
  });
}

/** What is wrong with a document is reported all at once, each fault with its place. */
export function requireSound(
  ctx: RequestContext,
  document: Parameters<typeof documentErrors>[1],
  isDraft: boolean,
): void {
  const errors = documentErrors(ctx, document, { isDraft });
  if (errors.length > 0) throw validationProblem(errors);
}

/** Whoever changes a layout waits for whoever changes it already. */
export async function lockLayout(w: WriteContext, layoutID: number): Promise<LayoutRow> {
  await w.db.row(sql`select from layouts where layout_id = ${layoutID} for update`);
  const row = await findLayoutRow(w.db, layoutID);
  if (!row) throw notFound('Layout');
  return row;
}

/** Pages show it from the commit on. */
export async function publishDocument(w: WriteContext, layoutID: number, document: Document): Promise<void> {
  await w.db.execute(sql`
    update layouts set name = ${document.name}, layout = ${JSON.stringify(document.layout)},
      title_bar = ${json(document.titleBar)}, is_published = true, date_updated = now(),
      update_user_id = ${w.viewer.userID}
    where layout_id = ${layoutID}`);
  await w.db.execute(
    sql`update layout_revisions set status = 'past-revision' where layout_id = ${layoutID} and status = 'active'`,
  );
  await remember(w, layoutID, document, 'active');
  await forgetOldest(w, layoutID);
}

/** So many past states can be had again; a layout that a program writes every hour must not grow for ever. */
export const PAST_REVISIONS = 50;

async function forgetOldest(w: WriteContext, layoutID: number): Promise<void> {
  await w.db.execute(sql`
    delete from layout_revisions where layout_id = ${layoutID} and status = 'past-revision'
      and layout_revision_id <= (
        select layout_revision_id from layout_revisions where layout_id = ${layoutID} and status = 'past-revision'
        order by layout_revision_id desc limit 1 offset ${sql.integer(PAST_REVISIONS)})`);
}

export async function remember(
  w: WriteContext,
  layoutID: number,
  { name, layout, titleBar }: Document,
  status: 'draft' | 'active',
): Promise<void> {
  await w.db.execute(sql`
    insert into layout_revisions (layout_id, name, layout, title_bar, status, insert_user_id)
    values (${layoutID}, ${name}, ${JSON.stringify(layout)}, ${json(titleBar)}, ${status}, ${w.viewer.userID})`);
}

export function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

export async function announceLayout(
  w: WriteContext,
  event: typeof layoutChanged,
  layoutID: number,
): Promise<void> {
  await w.announce(event, { layoutID }, { invalidates: [cacheTag.layouts] });
}
