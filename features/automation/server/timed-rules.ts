// Rules that wait for time look every few minutes at what became due since they looked last, batch by batch in the order
// of an index. How far they came is stored after each batch: a process that is killed goes on from there.
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { readTrigger } from './known-parts.ts';
import { activeRules, type RuleRow } from './rule.queries.ts';
import { automationContext, meetRecords } from './run-rules.ts';

export const TIMED_JOB = 'look-for-rules';

const EVERY_MS = 5 * 60_000;
const BATCH = 100;
/** Of one rule in one job: then the others have their turn. */
const MOST_BATCHES = 10;

export const timedJob: SiteJob = async (site) => {
  let isMore = false;
  for (const rule of await site.snapshots.get(activeRules)) isMore = (await lookOnce(site, rule)) || isMore;
  await lookLater(site, isMore ? undefined : new Date(Date.now() + EVERY_MS));
};

/** By one key for all processes: however many start, one look is waiting. */
export async function lookLater(site: Site, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, TIMED_JOB, {}, { key: TIMED_JOB, ...(runAt && { runAt }) }),
  );
}

export interface Occasion {
  record_id: number;
  at: string;
}

/** Answers whether there is more to do right away. */
async function lookOnce(site: Site, rule: RuleRow): Promise<boolean> {
  const ctx = await automationContext(site, rule);
  const known = readTrigger(ctx, rule);
  if (!known?.trigger.isTimed) return false;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const checked = await ctx.db.row<{ at: string; record_id: number; until: string }>(sql`
      select date_checked::text as at, checked_record_id as record_id, now()::text as until
      from automation_rules where automation_rule_id = ${rule.automation_rule_id} and is_active`);
    if (!checked) return false;
    const due = await ctx.db.rows<Occasion>(
      known.trigger.occasions(known.settings, {
        after: { at: checked.at, recordID: checked.record_id },
        until: checked.until,
        limit: BATCH,
      }),
    );
    // What is not met now, as the rule has done enough for a day, is met when it looks next.
    if (
      !(await meetRecords(
        ctx,
        rule,
        due.map((each) => each.record_id),
      ))
    )
      return false;
    const last = due.at(-1);
    if (last) await storeChecked(site, rule, last);
    if (due.length < BATCH) return false;
  }
  return true;
}

async function storeChecked(site: Site, rule: RuleRow, { at, record_id: recordID }: Occasion): Promise<void> {
  await site.database.execute(sql`
    update automation_rules set date_checked = ${at}::timestamptz, checked_record_id = ${recordID}
    where automation_rule_id = ${rule.automation_rule_id} and revision = ${rule.revision} and is_active
      and date_activated = ${rule.date_activated}::timestamptz`);
}
