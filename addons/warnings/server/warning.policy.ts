// Who sees what of notes and warnings. Staff see those about others; of warnings, those about posts where they moderate.
import { notFound, type RequestContext, type Sql, sql, visibleCategories } from '@parley/addon-api';
import { type ReportedRecord, reportKinds } from '@parley/addon-api/moderation';
import { warningError } from '../user-notes.contract.ts';

/** Of rows `un` of user_notes: warnings about posts where the viewer moderates, or about a member as such. */
export async function moderatedWarnings(ctx: RequestContext): Promise<Sql> {
  if (!ctx.can('warnings.add')) return sql`false`;
  const isGlobal = ctx.can('community.moderate');
  const { isAll, ids } = await visibleCategories(ctx, isGlobal ? 'discussions.view' : 'posts.moderate');
  const isAbout = sql`exists (select from warned_records r where r.user_note_id = un.user_note_id)`;
  const isElsewhere = sql`exists (
    select from warned_records r where r.user_note_id = un.user_note_id
      and (r.category_id is null or r.category_id <> all(${ids})))`;
  return sql.and([
    sql`un.type = 'warning' and un.user_id <> ${ctx.viewer.userID}`,
    !isGlobal && isAbout,
    !(isGlobal && isAll) && sql`not ${isElsewhere}`,
  ]);
}

/** Notes about others, for those who may read them. */
export function readableNotes(ctx: RequestContext): Sql {
  return ctx.can(['userNotes.view', 'userNotes.add'])
    ? sql`(un.type = 'note' and un.user_id <> ${ctx.viewer.userID})`
    : sql`false`;
}

export const ownWarnings = (ctx: RequestContext): Sql =>
  sql`(un.type = 'warning' and un.user_id = ${ctx.viewer.userID})`;

/** Everything of both that the viewer may see. */
export async function visibleNotes(ctx: RequestContext): Promise<Sql> {
  return sql`(${ownWarnings(ctx)} or ${readableNotes(ctx)} or (${await moderatedWarnings(ctx)}))`;
}

function moderates(ctx: RequestContext, categoryID: number | null): boolean {
  if (categoryID === null) return ctx.can('community.moderate');
  if (ctx.can('community.moderate')) return ctx.viewer.canInCategory('discussions.view', categoryID);
  return ctx.viewer.canInCategory('posts.moderate', categoryID);
}

/** The posts of a warning, where the viewer moderates. What they do not see is not there. */
export async function requireModerated(
  ctx: RequestContext,
  recordType: string,
  recordIDs: readonly number[],
): Promise<ReportedRecord[]> {
  const kind = reportKinds.of(ctx).find((each) => each.recordType === recordType);
  const found = kind ? await kind.find(ctx, recordIDs) : [];
  const { has } = await visibleCategories(ctx);
  const seen = found.filter(({ categoryID }) => categoryID !== null && has(categoryID));
  if (seen.length === 0) throw notFound('Post');
  if (!seen.every(({ categoryID }) => moderates(ctx, categoryID))) throw warningError('warning.notYourPlace');
  return seen;
}

/** A warning that names no post is for those who moderate everywhere. */
export function requireModeratesAll(ctx: RequestContext): void {
  if (!ctx.can('community.moderate')) throw warningError('warning.notYourPlace');
}
