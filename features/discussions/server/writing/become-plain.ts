// A discussion whose type an add-on gave it becomes a plain one: what the add-on had there, an event for one, is gone.
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { requireCategory } from '../../../categories/server/category.policy.ts';
import { baseTypeOf, postTypesSnapshot } from '../../../post-types/server/post-type.snapshot.ts';
import { findPostType } from '../../../post-types/server/post-types.ts';
import { lockDiscussion, postTypeIDOf } from '../discussion.rows.ts';
import { requireTypeAllowed } from '../discussion-place.ts';
import { requireSeenState } from '../discussion-source.ts';
import { defaultStatusID } from '../statuses/discussion.statuses.ts';
import { applyTypeChange } from './change-type.ts';

const PLAIN = 'discussion';

/** What it was, for `becomeAgain`. */
export interface TypeBefore {
  postTypeID: string;
  statusID: number;
}

/**
 * Whoever owns the type has decided that the viewer may: leaders of a group take an event away without editing what others
 * wrote. Fields of the type keep their values where those of a changed type do. Undefined: it was a plain one already.
 */
export async function becomePlain(
  ctx: RequestContext,
  w: WriteContext,
  discussionID: number,
): Promise<TypeBefore | undefined> {
  const row = await lockDiscussion(w.db, discussionID);
  const kind = findPostType(ctx, PLAIN);
  if (!row || !kind || row.type === PLAIN) return undefined;
  await requireSeenState(ctx, w, row);
  await applyTypeChange(ctx, w, row, {
    to: { postTypeID: PLAIN, kind },
    statusID: await defaultStatusID(ctx, PLAIN, kind.statusID),
    meta: { set: {}, clear: [] },
    dropped: [],
  });
  return { postTypeID: postTypeIDOf(row), statusID: row.status_id };
}

/** The way back. false: it is no plain discussion any more, or the type is gone, and nothing was changed. */
export async function becomeAgain(
  ctx: RequestContext,
  w: WriteContext,
  discussionID: number,
  { postTypeID, statusID }: TypeBefore,
): Promise<boolean> {
  const row = await lockDiscussion(w.db, discussionID);
  const type = (await ctx.snapshot(postTypesSnapshot)).byID.get(postTypeID);
  const kind = type && findPostType(ctx, baseTypeOf(type));
  if (!row || row.date_removed !== null || postTypeIDOf(row) !== PLAIN || !kind) return false;
  await requireTypeAllowed(ctx, await requireCategory(ctx, row.category_id), postTypeID);
  await applyTypeChange(ctx, w, row, {
    to: { postTypeID, kind },
    statusID,
    meta: { set: {}, clear: [] },
    dropped: [],
  });
  return true;
}
