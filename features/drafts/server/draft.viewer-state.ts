// The drafts of comments on the discussions of a page: each form finds its own without a question of its own.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof draftState> {}
}

/** A member has no more than a few on one page; the newest are known. */
const MOST = 20;

const threadDraft = z.object({
  draftID: z.int(),
  discussionID: z.int(),
  parentCommentID: z.int().nullable(),
  /** The comment that is edited. */
  commentID: z.int().nullable(),
});

export const draftState = viewerStateSlice('threadDrafts', z.array(threadDraft), {
  ofRecords: { ids: ['discussionIDs'], none: [] },
  select: (userID, records) => sql`(
    select coalesce(jsonb_agg(jsonb_build_object('draftID', draft_id, 'discussionID', parent_record_id,
      'parentCommentID', case when parent ~ '^[1-9][0-9]{0,8}$' then parent::int end,
      'commentID', record_id)), '[]')
    from (
      select draft_id, parent_record_id, record_id, attributes->'draftMeta'->>'commentParentID' as parent from drafts
      where insert_user_id = ${userID} and draft_status = 'draft' and record_type = 'comment'
        and parent_record_type = 'discussion' and parent_record_id = any(${records.discussionIDs})
      order by coalesce(date_updated, date_inserted) desc, draft_id desc limit ${sql.integer(MOST)}
    ) newest)`,
});
