// Merges that were begun and are not over: every ten minutes somebody goes on with them.
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { UnfinishedWork } from '../../../../platform/server/jobs/unfinished-work.ts';
import { goOnMergingRun } from './merge-discussions.ts';

export const unfinishedMerges: UnfinishedWork = {
  name: 'merge of discussions',
  records: sql`select discussion_id as id, date_inserted as begun from discussion_merges`,
  // Where to is stored with the merge itself.
  goOn: (w, id) =>
    enqueueBulkOperation(
      w,
      goOnMergingRun,
      { discussionIDs: [id], destinationDiscussionID: 0, addRedirects: false },
      [id],
    ),
};
