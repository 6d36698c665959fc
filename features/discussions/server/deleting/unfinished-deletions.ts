// Deletions that were begun and are not over: every ten minutes somebody goes on with them.
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { UnfinishedWork } from '../../../../platform/server/jobs/unfinished-work.ts';
import { deleteCategoryRun } from './delete-category.ts';
import { removeDiscussionOperation } from './delete-discussion.ts';

/** What can be brought back waits for its time. Those that are on their way into another one go with that. */
const discussions: UnfinishedWork = {
  name: 'deletion of discussions',
  records: sql`
    select discussion_id as id, coalesce(date_purge, date_removed) as begun from discussions d
    where date_removed is not null and coalesce(date_purge, date_removed) <= now() and not exists (
      select from discussion_merges m where m.discussion_id = d.discussion_id)`,
  goOn: (w, id) => enqueueBulkOperation(w, removeDiscussionOperation, {}, [id]),
};

const categories: UnfinishedWork = {
  name: 'deletion of categories',
  records: sql`
    select category_id as id, date_deletion as begun from categories where date_deletion is not null`,
  goOn: (w, id) => enqueueBulkOperation(w, deleteCategoryRun, { categoryID: id }, [id]),
};

export const unfinishedDeletions = [discussions, categories];
