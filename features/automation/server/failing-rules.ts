// A rule that fails at one record after the other switches itself off, and administrators are told.
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { automationRuleStopped } from '../automation.events.ts';
import { automationActs } from './automation.acts.ts';
import { RULES_TAG } from './rule.queries.ts';

const MOST_FAILURES = 5;

/** The rule is locked. */
export async function stopAfterFailures(w: WriteContext, automationRuleID: number): Promise<void> {
  const row = await w.db.row<{ is_stopped: boolean }>(sql`
    update automation_rules set
      count_failures = count_failures + 1,
      is_active = is_active and count_failures + 1 < ${MOST_FAILURES},
      date_stopped = case when is_active and count_failures + 1 >= ${MOST_FAILURES} then now() else date_stopped end
    where automation_rule_id = ${automationRuleID}
    returning date_stopped = now() as is_stopped`);
  if (!row?.is_stopped) return;
  await recordAct(w, automationActs.stopped, {
    recordID: automationRuleID,
    after: { countFailures: MOST_FAILURES },
  });
  await w.announce(
    automationRuleStopped,
    { automationRuleID, userID: w.viewer.userID },
    { invalidates: [RULES_TAG] },
  );
}
