// What a rule would have met in the last days: looked for by a job in steps, each of which stores how far it came.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry, SiteJob } from '../../../platform/server/feature/operations.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { automationError } from '../automation.contract.ts';
import type { AutomationTrial, TrialPost } from '../automation-trials.contract.ts';
import { readTrigger } from './known-parts.ts';
import { orNull, requireWhen } from './rule.actions.ts';
import { seenRecords } from './run.list.ts';
import { fitting } from './run-rules.ts';
import type { Occasion } from './timed-rules.ts';

export const TRIAL_JOB = 'try-rule';

const BATCH = 200;
const BATCHES_OF_A_STEP = 10;
const MOST_READ = 100_000;
const MOST_SHOWN = 100;
/** Of one administrator at a time. */
const MOST_RUNNING = 3;

interface TrialRow {
  automation_trial_id: number;
  trigger_type: string;
  trigger_value: Record<string, unknown>;
  category_ids: number[] | null;
  date_from: string;
  date_until: string;
  until: string;
  status: AutomationTrial['status'];
  checked: string;
  checked_record_id: number;
  count_read: number;
  count_matched: number;
  matches: { recordID: number; date: string }[];
  is_cut: boolean;
  progress: number;
}

const columns = sql.raw(`
  automation_trial_id, trigger_type, trigger_value, category_ids, date_from, date_until, date_until::text as until, status,
  date_checked::text as checked, checked_record_id, count_read, count_matched, matches, is_cut,
  greatest(0, least(1, extract(epoch from date_checked - date_from) / extract(epoch from date_until - date_from)))::float8 as progress`);

export async function startTrial(ctx: RequestContext, post: TrialPost): Promise<number> {
  await requireWhen(ctx, post);
  const { userID } = ctx.viewer;
  return ctx.write(async (w) => {
    await w.db.execute(sql`select pg_advisory_xact_lock(hashtext('automation trials'), ${userID})`);
    const running = await w.db.row<{ count: number }>(sql`
      select count(*)::int as count from automation_trials
      where insert_user_id = ${userID} and status = 'running' and date_inserted > now() - interval '1 hour'`);
    if ((running?.count ?? 0) >= MOST_RUNNING) throw automationError('automation.tooManyTrials');
    const row = await w.db.row<{ automation_trial_id: number }>(sql`
      insert into automation_trials (trigger_type, trigger_value, category_ids, date_from, date_checked, insert_user_id)
      select ${post.trigger.triggerType}, ${JSON.stringify(post.trigger.triggerValue)}::jsonb,
        ${orNull(post.categoryIDs)}::int[], since, since, ${userID}::int
      from (select now() - ${post.days}::int * interval '1 day' as since) begun
      returning automation_trial_id`);
    const automationTrialID = row?.automation_trial_id ?? 0;
    await w.enqueue(TRIAL_JOB, { automationTrialID });
    return automationTrialID;
  });
}

export const trialJob: SiteJob = async (site, payload) => {
  const automationTrialID = Number(payload.automationTrialID);
  const ctx = await makeContext(site, systemViewer());
  for (let batch = 0; batch < BATCHES_OF_A_STEP; batch++)
    if (!(await lookThrough(ctx, automationTrialID))) return;
  await site.database.transaction((tx) => site.jobs.enqueue(tx, TRIAL_JOB, { automationTrialID }));
};

/** One batch; answers whether there is more. */
async function lookThrough(ctx: RequestContext, automationTrialID: number): Promise<boolean> {
  const trial = await ctx.db.row<TrialRow>(sql`
    select ${columns} from automation_trials
    where automation_trial_id = ${automationTrialID} and status = 'running'`);
  if (!trial) return false;
  const known = readTrigger(ctx, trial);
  if (!known) {
    await store(ctx, trial, { status: 'failed' });
    return false;
  }
  const { trigger, settings } = known;
  const window = {
    after: { at: trial.checked, recordID: trial.checked_record_id },
    until: trial.until,
    limit: BATCH,
  };
  const found = await ctx.db.rows<Occasion>(trigger.occasions(settings, window));
  const ids = found.map((each) => each.record_id);
  const met = ids.length > 0 ? await trigger.matches(ctx, settings, ids, '-infinity') : [];
  const fit = new Set((await fitting(ctx, trial, trigger.recordType, met)).map(({ recordID }) => recordID));
  const isThrough = found.length < BATCH;
  const isCut = !isThrough && trial.count_read + found.length >= MOST_READ;
  await store(ctx, trial, {
    status: isThrough || isCut ? 'done' : 'running',
    found,
    met: found.filter((each) => fit.has(each.record_id)),
    isCut,
  });
  return !isThrough && !isCut;
}

interface Step {
  status: AutomationTrial['status'];
  found?: readonly Occasion[];
  met?: readonly Occasion[];
  isCut?: boolean;
}

/** Only where nobody did the same step meanwhile: a job may run twice. */
async function store(
  ctx: RequestContext,
  trial: TrialRow,
  { status, found = [], met = [], isCut = false }: Step,
) {
  const last = found.at(-1);
  const room = MOST_SHOWN - trial.matches.length;
  const shown = met.slice(0, room).map((each) => ({ recordID: each.record_id, date: each.at }));
  await ctx.db.execute(sql`
    update automation_trials set status = ${status}, is_cut = ${isCut},
      date_checked = ${last?.at ?? trial.checked}::timestamptz,
      checked_record_id = ${last?.record_id ?? trial.checked_record_id},
      count_read = count_read + ${found.length}, count_matched = count_matched + ${met.length},
      matches = matches || ${JSON.stringify(shown)}::jsonb
    where automation_trial_id = ${trial.automation_trial_id} and status = 'running'
      and date_checked = ${trial.checked}::timestamptz and checked_record_id = ${trial.checked_record_id}`);
}

/** One's own alone: what it lists was looked for as the site. */
export async function oneTrial(ctx: RequestContext, automationTrialID: number): Promise<AutomationTrial> {
  const row = await ctx.db.row<TrialRow>(sql`
    select ${columns} from automation_trials
    where automation_trial_id = ${automationTrialID} and insert_user_id = ${ctx.viewer.userID}`);
  if (!row) throw notFound('Attempt');
  const recordType = readTrigger(ctx, row)?.trigger.recordType ?? '';
  const named = row.matches.map(({ recordID }) => ({ record_type: recordType, record_id: recordID }));
  const seen = await seenRecords(ctx, named);
  return {
    automationTrialID,
    status: row.status,
    progress: row.status === 'done' ? 1 : row.progress,
    countRead: row.count_read,
    countMatched: row.count_matched,
    isCut: row.is_cut,
    dateFrom: row.date_from,
    dateUntil: row.date_until,
    matches: row.matches.flatMap(({ recordID, date }) => {
      const record = seen.get(`${recordType}:${recordID}`);
      if (!record) return [];
      return {
        recordType,
        recordID,
        recordName: record.name,
        recordUrl: ctx.url(record.path),
        date: new Date(date).toISOString(),
      };
    }),
  };
}

export async function cancelTrial(ctx: RequestContext, automationTrialID: number): Promise<void> {
  const ended = await ctx.db.execute(sql`
    update automation_trials set status = case status when 'running' then 'cancelled' else status end
    where automation_trial_id = ${automationTrialID} and insert_user_id = ${ctx.viewer.userID}`);
  if (ended === 0) throw notFound('Attempt');
}

export const automationExpiries: Expiry[] = [
  {
    name: 'attempts of rules',
    remove: (db, limit) =>
      db.execute(sql`
        delete from automation_trials where automation_trial_id in (
          select automation_trial_id from automation_trials where date_inserted < now() - interval '7 days'
          limit ${sql.integer(limit)})`),
  },
];
