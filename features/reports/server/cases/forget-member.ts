// What a member wrote is nobody's to read in cases any more once they are deleted; that they reported something stays, without
// their words. Few at once, many in steps.
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';

const BATCH = 500;

/** In the transaction that deletes the account; a job goes on where there is more. */
export async function forgetMember(w: WriteContext, userID: number): Promise<void> {
  if (await forgetSome(w, userID)) await enqueueBulkOperation(w, forgetMemberOperation, {}, [userID]);
}

export const forgetMemberOperation = bulkOperation<object>({
  name: 'reports.forgetMember',
  list: () => [],
  each: async (ctx, userID) =>
    (await ctx.write((w) => forgetSome(w, Number(userID)))) ? 'again' : undefined,
});

/** Answers whether there may be more. */
async function forgetSome(w: WriteContext, userID: number): Promise<boolean> {
  const cases = await w.db.execute(sql`
    update moderation_cases set record_html = '', record_name = '' where case_id in (
      select case_id from moderation_cases
      where record_user_id = ${userID} and (record_html <> '' or record_name <> '')
      order by case_id limit ${sql.integer(BATCH)} for no key update)`);
  const reports = await w.db.execute(sql`
    update reports set note_body = null, note_format = null, note_html = '' where report_id in (
      select report_id from reports
      where insert_user_id = ${userID} and (note_body is not null or note_html <> '')
      order by report_id limit ${sql.integer(BATCH)} for no key update)`);
  return cases === BATCH || reports === BATCH;
}
