// What waits for approval is a case as well: reported by the site itself, for the reason that the rule has.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { type TransactionHook, transactionHook } from '../../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { Hold } from '../../../../platform/server/places/hold-rules.ts';
import { SYSTEM_USER_ID } from '../../../../platform/server/sessions/identify.ts';
import { commentEditHeld, commentHeld } from '../../../comments/comments.events.ts';
import { discussionEditHeld, discussionHeld } from '../../../discussions/discussions.events.ts';
import { postHeld } from '../../reports.events.ts';

interface HeldPost {
  recordType: string;
  recordID: number;
  reasonID: string;
  rule: string;
  isUpdate: boolean;
}

/** Of any kind that moderators decide about: see report-kinds.ts. */
export interface HeldRecord {
  recordType: string;
  recordID: number;
  /** Whoever moderates there decides; null: whoever moderates everywhere. */
  categoryID: number | null;
  userID: number;
  name: string;
  /** What it says, as HTML that was sanitised. */
  html: string;
  /** A new wording of what stands waits, which `edits` of its kind knows; `name` and `html` are those that stand. */
  isUpdate?: boolean;
}

/** What was written out of sight just now waits for moderators. Its kind says how it is shown (`restore`) or stays away (`hide`). */
export async function holdRecord(w: WriteContext, record: HeldRecord, hold: Hold): Promise<void> {
  const { recordType, recordID, categoryID, userID, name, html, isUpdate = false } = record;
  const row = sql`
    select ${recordID}::int as record_id, ${categoryID}::int as category_id, ${userID}::int as insert_user_id,
      ${name}::text as name, ${html}::text as body_html, now() as date_inserted`;
  await openCase(w, row, { recordType, recordID, isUpdate, ...hold });
}

async function openPendingCase(w: WriteContext, post: HeldPost): Promise<void> {
  const { recordType, recordID } = post;
  const row = sql`
    select discussion_id as record_id, category_id, insert_user_id, name, body_html, date_inserted
    from discussions where ${recordType} = 'discussion' and discussion_id = ${recordID}
    union all
    select c.comment_id, d.category_id, c.insert_user_id, d.name, c.body_html, c.date_inserted
    from comments c join discussions d using (discussion_id)
    where ${recordType} = 'comment' and c.comment_id = ${recordID}`;
  await openCase(w, row, post);
}

/** A case that is open already is that case: what was reported may wait as well. */
async function openCase(w: WriteContext, held: Sql, post: HeldPost): Promise<void> {
  const { recordType, recordID, isUpdate } = post;
  const opened = await w.db.row<{ case_id: number }>(sql`
    with held as (${held})
    insert into moderation_cases (record_type, record_id, category_id, record_user_id, record_name, record_html, record_date,
      count_reports, date_last_report, is_pending, is_pending_update, hold_rule)
    select ${recordType}, record_id, category_id, insert_user_id, name, body_html, date_inserted, 1, now(), ${!isUpdate},
      ${isUpdate}, ${post.rule}
    from held
    on conflict (record_type, record_id) where date_decided is null
    do update set is_pending_update = moderation_cases.is_pending_update or excluded.is_pending_update,
      hold_rule = excluded.hold_rule, count_reports = moderation_cases.count_reports + (not exists (
        select from reports r where r.case_id = moderation_cases.case_id and r.insert_user_id = ${SYSTEM_USER_ID}))::int
    returning case_id`);
  if (!opened) return;
  const { case_id: caseID } = opened;
  await w.db.execute(sql`
    with report as (
      insert into reports (case_id, insert_user_id) values (${caseID}, ${SYSTEM_USER_ID})
      on conflict (case_id, insert_user_id) do update set date_updated = now() returning report_id
    )
    insert into given_report_reasons (report_id, report_reason_id)
    select report_id, ${post.reasonID} from report on conflict do nothing`);
  await w.announce(postHeld, { caseID, recordType, recordID, userID: w.viewer.userID });
}

export const pendingHooks: TransactionHook[] = [
  transactionHook(discussionHeld, (w, { discussionID: recordID, reasonID, rule }) =>
    openPendingCase(w, { recordType: 'discussion', recordID, reasonID, rule, isUpdate: false }),
  ),
  transactionHook(commentHeld, (w, { commentID: recordID, reasonID, rule }) =>
    openPendingCase(w, { recordType: 'comment', recordID, reasonID, rule, isUpdate: false }),
  ),
  transactionHook(discussionEditHeld, (w, { discussionID: recordID, reasonID, rule }) =>
    openPendingCase(w, { recordType: 'discussion', recordID, reasonID, rule, isUpdate: true }),
  ),
  transactionHook(commentEditHeld, (w, { commentID: recordID, reasonID, rule }) =>
    openPendingCase(w, { recordType: 'comment', recordID, reasonID, rule, isUpdate: true }),
  ),
];
