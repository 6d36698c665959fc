// A wave is worked through some at a time, each batch in a transaction that also says that it is done: it may stop and go on
// at any moment.
import { sql } from '../../../../platform/server/db/sql.ts';
import {
  makeContext,
  type RequestContext,
  type WriteContext,
} from '../../../../platform/server/http/context.ts';
import type { UnfinishedWork } from '../../../../platform/server/jobs/unfinished-work.ts';
import { reportKinds } from '../../../../platform/server/places/report-kinds.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { closeCasesOf, reopenCases } from '../../../reports/server/cases/outer-decisions.ts';
import { setBans } from '../../../users/server/manage/ban-user.ts';

export const WAVE_JOB = 'spam.wave';

const ACCOUNTS_AT_ONCE = 100;
const POSTS_AT_ONCE = 100;
const TURN_MILLISECONDS = 5000;

interface Wave {
  wave_id: number;
  status: 'cleaning' | 'cleaned' | 'restoring' | 'restored';
  insert_user_id: number;
  restore_user_id: number | null;
  reason: string;
}

export const unfinishedWaves: UnfinishedWork = {
  name: 'waves of spam',
  records: sql`
    select wave_id as id, date_inserted as begun from spam_waves where status in ('cleaning', 'restoring')`,
  goOn: (w, waveID) => w.enqueue(WAVE_JOB, { waveID }, { key: `${WAVE_JOB}:${waveID}` }),
};

export async function waveJob(site: Site, { waveID }: Record<string, unknown>): Promise<void> {
  const until = Date.now() + TURN_MILLISECONDS;
  do {
    if (await isThrough(site, Number(waveID))) return;
  } while (Date.now() < until);
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, WAVE_JOB, { waveID }, { key: `${WAVE_JOB}:${waveID}` }),
  );
}

/** One batch: accounts first, so that nobody adds to what is being removed. */
async function isThrough(site: Site, waveID: number): Promise<boolean> {
  const wave = await site.database.row<Wave>(sql`
    select wave_id, status, insert_user_id, restore_user_id, reason from spam_waves where wave_id = ${waveID}`);
  if (wave?.status !== 'cleaning' && wave?.status !== 'restoring') return true;
  const isRestoring = wave.status === 'restoring';
  const actorID = (isRestoring ? wave.restore_user_id : null) ?? wave.insert_user_id;
  const ctx = await makeContext(site, systemViewer(actorID));
  return ctx.write(async (w) => {
    if ((await workOnAccounts(w, wave, isRestoring)) || (await workOnPosts(ctx, w, wave, isRestoring)))
      return false;
    await w.db.execute(
      isRestoring
        ? sql`update spam_waves set status = 'restored', date_restored = now() where wave_id = ${waveID}`
        : sql`update spam_waves set status = 'cleaned', date_finished = now() where wave_id = ${waveID}`,
    );
    return true;
  });
}

async function workOnAccounts(
  w: WriteContext,
  { wave_id: waveID }: Wave,
  isRestoring: boolean,
): Promise<boolean> {
  const rows = await w.db.rows<{ user_id: number; banned: number }>(sql`
    select a.user_id, u.banned from spam_wave_accounts a join users u using (user_id)
    where a.wave_id = ${waveID} and not a.is_done order by a.user_id limit ${sql.integer(ACCOUNTS_AT_ONCE)}
    for no key update of a skip locked`);
  if (rows.length === 0) return false;
  const due = rows.filter(({ banned }) => (banned !== 0) === isRestoring).map((row) => row.user_id);
  const changed = await setBans(w, due, !isRestoring);
  await w.db.execute(sql`
    update spam_wave_accounts set is_done = true, is_banned = ${!isRestoring} and user_id = any(${changed})
    where wave_id = ${waveID} and user_id = any(${rows.map((row) => row.user_id)})`);
  return true;
}

interface WavePost {
  record_type: string;
  record_id: number;
  is_hidden: boolean;
  case_id: number | null;
}

/** Of one kind at a time: what belongs together changes together. */
async function workOnPosts(
  ctx: RequestContext,
  w: WriteContext,
  wave: Wave,
  isRestoring: boolean,
): Promise<boolean> {
  const rows = await w.db.rows<WavePost>(sql`
    select record_type, record_id, is_hidden, case_id from spam_wave_posts
    where wave_id = ${wave.wave_id} and not is_done order by record_type, record_id limit ${sql.integer(POSTS_AT_ONCE)}
    for no key update skip locked`);
  for (const [recordType, posts] of Map.groupBy(rows, (post) => post.record_type)) {
    const work = isRestoring
      ? bringBack(ctx, w, recordType, posts)
      : takeAway(ctx, w, wave, recordType, posts);
    const { hidden, cases } = await work;
    const ids = posts.map((post) => post.record_id);
    await w.db.execute(sql`
      update spam_wave_posts p set is_done = true, is_hidden = p.record_id = any(${hidden}), case_id = after.case_id
      from unnest(${ids}::int[], ${ids.map((id) => cases.get(id) ?? null)}::int[]) as after (record_id, case_id)
      where p.wave_id = ${wave.wave_id} and p.record_type = ${recordType} and p.record_id = after.record_id`);
  }
  return rows.length > 0;
}

interface State {
  hidden: number[];
  /** By their records. */
  cases: ReadonlyMap<number, number>;
}

const kindOf = (ctx: RequestContext, recordType: string) =>
  reportKinds.of(ctx).find((kind) => kind.recordType === recordType);

/** What waited for approval was out of sight already: its case is over. */
async function takeAway(
  ctx: RequestContext,
  w: WriteContext,
  { reason }: Wave,
  recordType: string,
  posts: readonly WavePost[],
): Promise<State> {
  const kind = kindOf(ctx, recordType);
  const ids = posts.map((post) => post.record_id);
  const hidden = kind?.hideMany
    ? await kind.hideMany(w, ids)
    : await oneByOne(ids, (id) => kind?.hide?.(w, id));
  return { hidden, cases: await closeCasesOf(w, recordType, ids, reason) };
}

async function bringBack(
  ctx: RequestContext,
  w: WriteContext,
  recordType: string,
  posts: readonly WavePost[],
): Promise<State> {
  const kind = kindOf(ctx, recordType);
  const ids = posts.filter((post) => post.is_hidden).map((post) => post.record_id);
  if (kind?.restoreMany) await kind.restoreMany(w, ids);
  else await oneByOne(ids, (id) => kind?.restore?.(w, id));
  await reopenCases(
    w,
    posts.flatMap((post) => post.case_id ?? []),
  );
  return { hidden: [], cases: new Map() };
}

async function oneByOne(
  ids: readonly number[],
  work: (id: number) => Promise<boolean> | undefined,
): Promise<number[]> {
  const changed: number[] = [];
  for (const id of ids) if (await work(id)) changed.push(id);
  return changed;
}
