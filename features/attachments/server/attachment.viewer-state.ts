// Which posts of a page have records in outside services that the viewer sees.
import { z } from 'zod';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';
import { seesAllAttachments } from './attachment.policy.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof attachmentState> {}
}

/** By the id of the post: true where one of them is the viewer's own. */
const posts = z.record(z.string(), z.boolean());
const NONE: Record<'discussion' | 'comment', Record<string, boolean>> = { discussion: {}, comment: {} };

export const attachmentState = viewerStateSlice(
  'attachments',
  z.object({ discussion: posts, comment: posts }),
  {
    select: (userID, records) => sql`(
      select jsonb_build_object(
        'discussion', ${ofPosts('discussion', records.discussionIDs, userID)},
        'comment', ${ofPosts('comment', records.commentIDs, userID)}))`,
    ofRecords: { ids: ['discussionIDs', 'commentIDs'], none: NONE },
    seen: (ctx, { discussion, comment }) =>
      seesAllAttachments(ctx)
        ? { discussion, comment }
        : { discussion: own(discussion), comment: own(comment) },
  },
);

const own = (found: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(found).filter(([, isOwn]) => isOwn));

const ofPosts = (recordType: string, ids: readonly number[], userID: number): Sql => sql`(
  select coalesce(jsonb_object_agg(record_id, is_own), '{}') from (
    select record_id, bool_or(insert_user_id = ${userID}) as is_own from attachments
    where record_type = ${recordType} and record_id = any(${[...ids]}) and source_id is not null
    group by record_id) as found)`;
