// Turning a discussion into another type, and what becomes of what stood in its fields.
import { permissionProblem } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { requireCategory } from '../../../categories/server/category.policy.ts';
import { handlesPostField } from '../../../post-fields/server/post-field.policy.ts';
import { type PostFieldRow, postFieldsSnapshot } from '../../../post-fields/server/post-field.snapshot.ts';
import { carryPostMetaOver, writePostMeta } from '../../../post-fields/server/post-meta.actions.ts';
import { checkPostMeta, type PostMetaChange } from '../../../post-fields/server/post-meta.check.ts';
import { postMetaOfDiscussion } from '../../../post-fields/server/post-meta.queries.ts';
import {
  fieldsToFill,
  type OfferedPostType,
  requireOfferedPostType,
} from '../../../post-types/server/post-type.policy.ts';
import { discussionError } from '../../discussions.contract.ts';
import { discussionTypeChanged } from '../../discussions.events.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import { abilitiesOn, requireDiscussion } from '../discussion.policy.ts';
import { type DiscussionRow, lockDiscussion, postTypeIDOf } from '../discussion.rows.ts';
import { requireTypeAllowed } from '../discussion-place.ts';
import { requireSeenState } from '../discussion-source.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';
import { defaultStatusID } from '../statuses/discussion.statuses.ts';
import { logStatus } from '../statuses/discussion-status.ts';

export interface TypeChange {
  to: Pick<OfferedPostType, 'postTypeID' | 'kind'>;
  statusID: number;
  meta: PostMetaChange;
  /** Fields whose values the caller has put elsewhere. */
  dropped: string[];
}

export interface WantedType {
  name: string;
  postMeta?: Readonly<Record<string, unknown>> | undefined;
  /** Where it will stand, if it moves as well. */
  categoryID?: number | undefined;
}

/** Undefined: it is of this type already. */
export async function prepareTypeChange(
  ctx: RequestContext,
  row: DiscussionRow,
  { name, postMeta, categoryID = row.category_id }: WantedType,
): Promise<TypeChange | undefined> {
  if (name.toLowerCase() === postTypeIDOf(row)) return undefined;
  if (!abilitiesOn(ctx, row).canChangeType) throw permissionProblem(['discussions.edit']);
  if (name.toLowerCase() === 'redirect') throw discussionError('discussion.typeRestricted');
  const to = await requireOfferedPostType(ctx, name);
  await requireTypeAllowed(ctx, await requireCategory(ctx, categoryID), to.postTypeID);
  const isOwn = row.insert_user_id === ctx.viewer.userID;
  const existing = await postMetaOfDiscussion(ctx, row.discussion_id);
  const fields = [...(await fieldsToFill(ctx, to.postTypeID, isOwn)), ...(await catchAlls(ctx, isOwn))];
  return {
    to,
    statusID:
      to.kind.type === row.type ? row.status_id : await defaultStatusID(ctx, to.kind.type, to.kind.statusID),
    meta: checkPostMeta({ fields, given: postMeta ?? {}, existing: new Set(Object.keys(existing)) }),
    // Without values given, all of them are preserved.
    dropped: postMeta ? Object.keys(existing) : [],
  };
}

/** Where a change of type puts what has no field of its own any more. */
export async function catchAlls(ctx: RequestContext, isOwn: boolean): Promise<PostFieldRow[]> {
  const { all } = await ctx.snapshot(postFieldsSnapshot);
  return all.filter((field) => field.is_system_hidden && handlesPostField(ctx, field, isOwn));
}

export async function applyTypeChange(
  ctx: RequestContext,
  w: WriteContext,
  row: DiscussionRow,
  { to, statusID, meta, dropped }: TypeChange,
): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID } = row;
  const { userID } = ctx.viewer;
  const type = to.kind.type;
  const registry = await ctx.snapshot(postFieldsSnapshot);
  const fieldIDs = registry.ofType(to.postTypeID).map((field) => field.post_field_id);
  await w.db.execute(sql`
    update discussions set type = ${type}, post_type_id = ${to.postTypeID === type ? null : to.postTypeID}
    where discussion_id = ${discussionID}`);
  if (statusID !== row.status_id) {
    await w.db.execute(sql`
      update discussions set status_id = ${statusID}, status_notes = null, status_user_id = ${userID}, date_status = now()
      where discussion_id = ${discussionID}`);
    await logStatus(w, discussionID, statusID);
  }
  await carryPostMetaOver(w, discussionID, fieldIDs, dropped);
  await writePostMeta(w, discussionID, meta);
  await w.announce(
    discussionTypeChanged,
    { discussionID, categoryID, userID, fromType: row.type, type, postTypeID: to.postTypeID },
    { invalidates: invalidatedTagsOf(row) },
  );
  await recordUnlessAuthor(w, discussionActs.typeChanged, row, {
    before: { postTypeID: postTypeIDOf(row) },
    after: { postTypeID: to.postTypeID },
  });
}

export async function changeType(
  ctx: RequestContext,
  discussionID: number,
  wanted: WantedType,
): Promise<void> {
  const seen = await requireDiscussion(ctx, discussionID);
  if (!abilitiesOn(ctx, seen).canChangeType) throw permissionProblem(['discussions.edit']);
  const change = await prepareTypeChange(ctx, seen, wanted);
  if (!change) return;
  await ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID);
    if (row) await requireSeenState(ctx, w, row);
    if (row && postTypeIDOf(row) !== change.to.postTypeID) await applyTypeChange(ctx, w, row, change);
  });
}
