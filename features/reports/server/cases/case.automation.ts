// Rules that are started by reports, and rules that bring something before those who decide.
import { z } from 'zod';
import { sql } from '../../../../platform/server/db/sql.ts';
import { field } from '../../../../platform/server/layouts/prop-fields.ts';
import { automationAction, type RuleRun } from '../../../automation/server/automation-actions.ts';
import { automationTrigger } from '../../../automation/server/automation-triggers.ts';
import { startsRules } from '../../../automation/server/starts-rules.ts';
import { recordReported } from '../../reports.events.ts';
import { writeReport } from '../report.actions.ts';
import { requireKind } from '../report-kinds.queries.ts';

/** One of the reasons that the site gives itself. */
const REASON = 'automation-rule';

const reported = (recordType: string, type: string, name: string) =>
  automationTrigger({
    type,
    name,
    recordType,
    hasPlace: recordType !== 'user',
    settings: z.object({
      count: field(z.int().min(1).max(100), 'Reports', { inputType: 'number' }, 'By different members.'),
    }),
    occasions: (settings, { after, until, limit }) => sql`
      select record_id, date_last_report::text as at from moderation_cases
      where record_type = ${recordType} and count_reports >= ${settings.count}
        and (date_last_report, record_id) > (${after.at}::timestamptz, ${after.recordID}::int)
        and date_last_report <= ${until}::timestamptz
      order by date_last_report, record_id limit ${sql.integer(limit)}`,
    matches: async ({ db }, settings, ids) => {
      const rows = await db.rows<{ record_id: number }>(sql`
        select record_id from moderation_cases
        where record_type = ${recordType} and record_id = any(${[...ids]}) and date_decided is null
          and count_reports >= ${settings.count}`);
      return rows.map((row) => row.record_id);
    },
  });

const KINDS = [
  { recordType: 'discussion', type: 'discussionReported', name: 'A discussion is reported' },
  { recordType: 'comment', type: 'commentReported', name: 'A comment is reported' },
  { recordType: 'user', type: 'memberReported', name: 'A member is reported' },
] as const;

/** Where the site reported it already, and nobody decided yet, that is enough. */
async function openCaseOf({ w, recordType, record }: RuleRun<unknown>): Promise<void> {
  const known = await w.db.row(sql`
    select 1 from moderation_cases c join reports r using (case_id)
    where c.record_type = ${recordType} and c.record_id = ${record.recordID} and c.date_decided is null
      and r.insert_user_id = ${w.viewer.userID}`);
  if (known) return;
  const what = { recordType, recordID: record.recordID, reportReasonIDs: [REASON] };
  await writeReport(w, record, what, undefined);
}

export const caseAutomation = [
  ...KINDS.map(({ recordType, type, name }) => reported(recordType, type, name)),
  automationAction({
    type: 'openCase',
    name: 'Report it to moderators',
    recordTypes: ['discussion', 'comment', 'user'],
    settings: z.object({}),
    run: openCaseOf,
  }),
  automationAction({
    type: 'hold',
    name: 'Hold it until moderators decide',
    recordTypes: ['discussion', 'comment'],
    settings: z.object({}),
    run: async (run) => {
      await openCaseOf(run);
      await requireKind(run.ctx, run.recordType).hide?.(run.w, run.record.recordID);
    },
  }),
];

export const caseAutomationListeners = KINDS.map(({ recordType, type }) =>
  startsRules(recordReported, type, (payload) =>
    payload.recordType === recordType ? payload.recordID : undefined,
  ),
);
