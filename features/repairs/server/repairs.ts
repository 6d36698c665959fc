// Indexes, caches and counters: how they stand, and jobs that make them right.

import { requireItems } from '../../../platform/contract/item-errors.ts';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { siteRepaired } from '../../../platform/contract/site.events.ts';
import { recordActs } from '../../../platform/server/audit-log/record-act.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { asDomainError } from '../../../platform/server/http/responses/error-response.ts';
import { type SiteRepair, siteRepairs } from '../../../platform/server/places/site-repairs.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { LastRun, Repair, Repairs } from '../repairs.contract.ts';
import { repairActs } from './repair.acts.ts';

export const REPAIR_JOB = 'repairs.run';

type Known = Omit<SiteRepair, 'kind'> & { kind: Repair['kind'] };
type Place = Parameters<typeof siteRepairs.of>[0];

function repairsOf(place: Place): Known[] {
  return [...siteRepairs.of(place), ...counters(place)];
}

/** Every capability's own, add-ons among them, by what `parley recount` calls them. */
function counters({ site, config }: Place): Known[] {
  const recounts = site.features.enabled(config).flatMap((feature) => feature.recounts ?? []);
  return recounts.map(({ name, title, run }) => ({
    ...{ name, kind: 'counter' as const },
    words: (translator: Translator) => ({ title: title(translator), act: translator.t('Recount') }),
    check: ({ database }) => run(database, true),
    run: ({ database }) => run(database, false),
  }));
}

interface Row {
  name: string;
  state: LastRun['state'];
  is_check: boolean;
  count_done: number;
  count_total: number;
  differed: number;
  date_asked: string;
  date_finished: string | null;
  problem: string | null;
}

export async function listed(ctx: RequestContext): Promise<Repairs> {
  const rows = await ctx.db.rows<Row>(sql`
    select name, state, is_check, count_done, count_total, differed, date_asked, date_finished, problem
    from repairs`);
  const last = new Map(rows.map((row) => [row.name, present(row)]));
  const repairs: Repair[] = [];
  for (const { name, kind, words, facts, check } of repairsOf(ctx))
    repairs.push({
      ...{ name, kind, ...words(ctx.translator) },
      canCheck: check !== undefined,
      facts: (await facts?.(ctx, ctx.db)) ?? [],
      last: last.get(name) ?? null,
    });
  return { repairs };
}

function present(row: Row): LastRun {
  return {
    ...{ state: row.state, isCheck: row.is_check, countDone: row.count_done, countTotal: row.count_total },
    ...{ differed: row.differed, dateAsked: row.date_asked, dateFinished: row.date_finished },
    problem: row.problem,
  };
}

interface Asked {
  names: readonly string[];
  isCheck: boolean;
}

/** Answers how many it began: what waits or is at work already is not begun again, whichever process it is with. */
export async function start(ctx: RequestContext, asked: Asked): Promise<{ count: number }> {
  const { isCheck } = asked;
  const known = new Map(repairsOf(ctx).map((each) => [each.name, each]));
  const isPossible = (name: string) => {
    const repair = known.get(name);
    return repair !== undefined && (!isCheck || repair.check !== undefined);
  };
  requireItems('names', asked.names, isPossible, 'is not known, or cannot be checked.');
  const count = await ctx.write(async (w) => {
    const begun = await begin(w.db, [...new Set(asked.names)].sort(), isCheck);
    for (const name of begun) await w.enqueue(REPAIR_JOB, { name, isCheck }, { key: keyOf(name) });
    await recordActs(
      w,
      isCheck ? repairActs.checked : repairActs.run,
      begun.map((name) => ({ recordKey: name })),
    );
    return begun.length;
  });
  return { count };
}

const KEY_PREFIX = `${REPAIR_JOB}:`;
const keyOf = (name: string) => KEY_PREFIX + name;

/** What is at work ends first; what only waits is begun anew where it would do something else, or had failed. */
async function begin(db: Queryable, names: string[], isCheck: boolean): Promise<string[]> {
  await db.execute(sql`
    insert into repairs (name, state, is_check) select name, 'waiting', ${isCheck} from unnest(${names}::text[]) name
    on conflict do nothing`);
  // Whoever asks at the same time waits here, and sees the jobs of the first one then.
  await db.execute(sql`select from repairs where name = any(${names}) order by name for update`);
  const rows = await db.rows<{ name: string }>(sql`
    update repairs set state = 'waiting', is_check = ${isCheck}, count_done = 0, count_total = 0, differed = 0,
      problem = null, date_asked = now(), date_finished = null
    where name = any(${names}) and not (state in ('waiting', 'running') and exists (
      select from graphile_worker.jobs where key = ${KEY_PREFIX} || name
        and (locked_at is not null or (attempts = 0 and is_check = ${isCheck}))))
    returning name`);
  return rows.map(({ name }) => name).sort();
}

/** A job whose process was killed begins again: what is right already is left alone. */
export const repairJob: SiteJob = async (site, payload) => {
  const { name, isCheck } = { name: String(payload.name), isCheck: payload.isCheck === true };
  const config = await site.snapshots.get(configSnapshot);
  const repair = repairsOf({ site, config }).find((each) => each.name === name);
  if (!repair) {
    await noteFailed(site, name, 'There is no such index, cache or counter any more.');
    return;
  }
  await note(site, name, 'running', 0);
  try {
    const differed =
      isCheck && repair.check ? await repair.check(site) : await repair.run(site, progressOf(site, name));
    if (!isCheck && repair.kind === 'counter' && differed > 0) await dropCaches(site, name, differed);
    await note(site, name, 'done', differed);
  } catch (error) {
    await noteFailed(site, name, reasonOf(error));
    throw error;
  }
};

const PROGRESS_EVERY_MS = 1000;

/** Now and then; what cannot be noted holds up nothing. */
function progressOf(site: Site, name: string): (done: number, total: number) => void {
  let noted = 0;
  return (done, total) => {
    if (Date.now() - noted < PROGRESS_EVERY_MS) return;
    noted = Date.now();
    site.database
      .execute(sql`update repairs set count_done = ${done}, count_total = ${total} where name = ${name}`)
      .catch((error) => site.log.warn({ err: error, name }, 'the progress of a repair was not noted'));
  };
}

function note(
  site: Site,
  name: string,
  state: LastRun['state'],
  differed: number,
  problem: string | null = null,
): Promise<unknown> {
  const hasEnded = state === 'done' || state === 'failed';
  return site.database.execute(sql`
    update repairs set state = ${state}, differed = ${differed}, problem = ${problem},
      date_finished = case when ${hasEnded}::boolean then now() end where name = ${name}`);
}

const noteFailed = (site: Site, name: string, problem: string) => note(site, name, 'failed', 0, problem);

const LONGEST_PROBLEM = 500;

/** A sentence; the stack is in the log. */
function reasonOf(error: unknown): string {
  const { message } = asDomainError(error) ?? (error as Error);
  return (String(message).split('\n')[0] as string).slice(0, LONGEST_PROBLEM);
}

function dropCaches(site: Site, name: string, differed: number): Promise<unknown> {
  return site.database.transaction((tx) =>
    site
      .writeContext(tx, systemViewer(0), 'en')
      .announce(siteRepaired, { name, differed }, { invalidates: ['*'] }),
  );
}
