// For which records a layout stands. At most one layout of a kind stands for a record.
import { notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { findLayoutRecords } from '../../../platform/server/layouts/layout-records.ts';
import { categoryDeleted } from '../../categories/categories.events.ts';
import { type LayoutPlace, layoutError } from '../layout-documents.contract.ts';
import { layoutAssigned, layoutTakenOff } from '../layouts.events.ts';
import { lockLayout } from './layout.actions.ts';
import { findLayoutRow, type LayoutRow } from './layout.queries.ts';

export async function assignLayout(
  ctx: RequestContext,
  layoutID: number,
  places: readonly LayoutPlace[],
): Promise<void> {
  if (!(await findLayoutRow(ctx.db, layoutID))) throw notFound('Layout');
  await requirePlaces(ctx, places);
  await ctx.write(async (w) => {
    const row = await lockLayout(w, layoutID);
    if (!row.is_published) throw layoutError('layout.notPublished');
    await placeLayout(w, row, places);
  });
}

/** A layout that is published and locked, at places that are there. */
export async function placeLayout(
  w: WriteContext,
  { layout_id: layoutID, layout_view_type: type }: LayoutRow,
  places: readonly LayoutPlace[],
): Promise<void> {
  await w.db.execute(sql`
      insert into layout_views (layout_id, layout_view_type, record_type, record_id, insert_user_id)
      select ${layoutID}, ${type}, "recordType", "recordID", ${w.viewer.userID}
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as ("recordType" text, "recordID" int)
      order by "recordType", "recordID"
      on conflict (layout_view_type, record_type, record_id) do update set layout_id = excluded.layout_id,
        date_inserted = now(), insert_user_id = excluded.insert_user_id
      where layout_views.layout_id <> excluded.layout_id`);
  await w.announce(layoutAssigned, { layoutID, places: [...places] }, { invalidates: [cacheTag.layouts] });
}

export async function takeLayoutOff(
  ctx: RequestContext,
  layoutID: number,
  layoutViewIDs: readonly number[],
): Promise<void> {
  await ctx.write(async (w) => {
    await lockLayout(w, layoutID);
    const gone = await w.db.execute(sql`
      delete from layout_views where layout_id = ${layoutID} and layout_view_id = any(${[...layoutViewIDs]})`);
    if (gone === 0) throw notFound('LayoutView');
    await w.announce(layoutTakenOff, { layoutID }, { invalidates: [cacheTag.layouts] });
  });
}

/** Each of them is there, and named once. */
export async function requirePlaces(
  ctx: RequestContext,
  places: readonly LayoutPlace[],
  listName = '',
): Promise<void> {
  const byType = Map.groupBy(places, ({ recordType }) => recordType);
  const found = new Map(
    await Promise.all(
      [...byType].map(async ([recordType, of]) => {
        const ids = of.map(({ recordID }) => recordID);
        return [recordType, await findLayoutRecords(ctx, recordType, ids)] as const;
      }),
    ),
  );
  const seen = new Set<string>();
  const errors = places.flatMap(({ recordType, recordID }, at) => {
    const name = `${recordType}/${recordID}`;
    const isTwice = seen.has(name);
    seen.add(name);
    const fault = (code: string, message: string) => [
      { field: 'recordID', path: `${listName}[${at}]`, index: at, code, message, status: 422 },
    ];
    if (isTwice) return fault('duplicate', 'A record can be named only once.');
    if (!found.get(recordType)?.has(recordID))
      return fault('invalid', `There is no ${recordType} ${recordID}.`);
    return [];
  });
  if (errors.length > 0) throw validationProblem(errors);
}

/** A category that is gone leaves no layout behind that would seem to be in use. */
export const layoutHooks = [
  transactionHook(categoryDeleted, async (w, { categoryID }) => {
    await w.db.execute(
      sql`delete from layout_views where record_type = 'category' and record_id = ${categoryID}`,
    );
  }),
];

/** For the one record that it was made for. */
export async function placeOwnLayout(w: WriteContext, layoutID: number, type: string, recordID: number) {
  await w.db.execute(sql`
    insert into layout_views (layout_id, layout_view_type, record_type, record_id, insert_user_id)
    values (${layoutID}, ${type}, ${type}, ${recordID}, ${w.viewer.userID})`);
}

/** With its record. A layout that stands for another one too stays with it. */
export async function removeOwnLayout(w: WriteContext, layoutID: number, type: string, recordID: number) {
  await w.db.execute(sql`delete from layout_views where record_type = ${type} and record_id = ${recordID}`);
  await w.db.execute(sql`
    delete from layouts where layout_id = ${layoutID}
      and not exists (select from layout_views v where v.layout_id = layouts.layout_id)`);
}
