// What stands in the fields of posts, as this viewer may see it, and lists narrowed by it.
import { parseDateRange, parseDecimalRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PostFieldValue } from '../post-fields.contract.ts';
import { handlesPostField } from './post-field.policy.ts';
import { type PostFieldRow, postFieldsSnapshot } from './post-field.snapshot.ts';

/** A column of a statement about `discussions d`; `viewerID` 0 for what everybody of an audience sees. */
export async function postMetaColumn(ctx: RequestContext, viewerID: number): Promise<Sql> {
  const { all } = await ctx.snapshot(postFieldsSnapshot);
  const active = all.filter((field) => field.is_active);
  const open = active.filter((field) => handlesPostField(ctx, field, false));
  const own = active.filter((field) => !open.includes(field) && handlesPostField(ctx, field, true));
  const [openIDs, ownIDs] = [open, own].map((fields) => fields.map((field) => field.post_field_id));
  return sql`(
    select coalesce(jsonb_object_agg(m.post_field_id, m.value), '{}') from post_meta m
    where m.discussion_id = d.discussion_id and (m.post_field_id = any(${openIDs})
      or (d.insert_user_id = ${viewerID} and m.post_field_id = any(${ownIDs})))) as post_meta`;
}

export async function postMetaOfDiscussion(
  ctx: RequestContext,
  discussionID: number,
): Promise<Record<string, PostFieldValue>> {
  const row = await ctx.db.row<{ post_meta: Record<string, PostFieldValue> }>(sql`
    select ${await postMetaColumn(ctx, ctx.viewer.userID)}
    from discussions d where d.discussion_id = ${discussionID}`);
  return row?.post_meta ?? {};
}

export type PostMetaFilter = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Conditions on `discussions d`. Fields that are not there for the viewer are ignored, as any unknown parameter. */
export async function postMetaConditions(
  ctx: RequestContext,
  given: PostMetaFilter | undefined,
): Promise<Sql[]> {
  if (!given) return [];
  const { byID } = await ctx.snapshot(postFieldsSnapshot);
  return Object.entries(given).flatMap(([id, wanted]) => {
    const field = byID.get(id);
    if (!field?.is_active || !handlesPostField(ctx, field, true)) return [];
    const values = [wanted].flat().map(String);
    if (values.every((each) => each.trim() === '')) return [];
    // Nobody learns what is private to others by asking for it.
    const within = handlesPostField(ctx, field, false)
      ? undefined
      : sql`d.insert_user_id = ${Math.max(0, ctx.viewer.userID)}`;
    const holds = sql`d.discussion_id in (
      select m.discussion_id from post_meta m join post_fields f using (post_field_id)
      where m.post_field_id = ${id} and ${valueCondition(field, values)})`;
    return [sql.and([within, holds])];
  });
}

function valueCondition(field: PostFieldRow, values: readonly string[]): Sql {
  const name = `postMeta.${field.post_field_id}`;
  const text = values.join(',');
  if (field.dropdown_options || field.data_type === 'boolean') {
    const wanted = text.split(',').map((each) => sql`m.value @> ${jsonOf(field, each.trim())}::jsonb`);
    return sql`(${sql.join(wanted, ' or ')})`;
  }
  // `case` keeps the casts away from the values of other fields.
  if (field.data_type === 'number')
    return rangeOf(
      "case when f.data_type = 'number' then (m.value #>> '{}')::numeric end",
      parseDecimalRange(name, text),
    );
  if (field.data_type === 'date')
    return rangeOf(
      "case when f.data_type = 'date' then (m.value #>> '{}')::timestamptz end",
      parseDateRange(name, text),
    );
  return sql`position(lower(${text}) in lower(m.value #>> '{}')) > 0`;
}

function rangeOf(column: string, range: Parameters<typeof rangeCondition>[1]): Sql {
  return rangeCondition(column, range) ?? sql.raw('true');
}

function jsonOf({ data_type }: PostFieldRow, text: string): string {
  if (data_type === 'boolean') return String(['true', '1', 'on', 'yes'].includes(text.toLowerCase()));
  const number = data_type.startsWith('number') ? Number(text) : Number.NaN;
  return JSON.stringify(Number.isFinite(number) ? number : text);
}
