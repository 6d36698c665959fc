// A discussion whose type an add-on gave it becomes a plain one: what the add-on had there, an event for one, is gone.
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { findPostType } from '../../../post-types/server/post-types.ts';
import { lockDiscussion } from '../discussion.rows.ts';
import { requireSeenState } from '../discussion-source.ts';
import { defaultStatusID } from '../statuses/discussion.statuses.ts';
import { applyTypeChange } from './change-type.ts';

const PLAIN = 'discussion';

/**
 * Whoever owns the type has decided that the viewer may: leaders of a group take an event away without editing what others
 * wrote. Fields of the type keep their values where those of a changed type do.
 */
export async function becomePlain(ctx: RequestContext, w: WriteContext, discussionID: number): Promise<void> {
  const row = await lockDiscussion(w.db, discussionID);
  const kind = findPostType(ctx, PLAIN);
  if (!row || !kind || row.type === PLAIN) return;
  await requireSeenState(ctx, w, row);
  await applyTypeChange(ctx, w, row, {
    to: { postTypeID: PLAIN, kind },
    statusID: await defaultStatusID(ctx, PLAIN, kind.statusID),
    meta: { set: {}, clear: [] },
    dropped: [],
  });
}
