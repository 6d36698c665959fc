import { notFound } from '../../../../platform/contract/errors.ts';
import { recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { spamWaveBegun, spamWaveRestored } from '../../spam.events.ts';
import type { WaveFilters } from '../../spam-waves.contract.ts';
import { waveError } from '../../spam-waves.contract.ts';
import { findWave, postsOf } from './find-wave.ts';
import { waveActs } from './wave.acts.ts';
import { WAVE_JOB } from './wave.jobs.ts';

/** What is found now is written down, and worked through by a job. */
export async function cleanWave(ctx: RequestContext, filters: WaveFilters, reason: string): Promise<number> {
  const { userIDs } = await findWave(ctx, filters);
  if (userIDs.length === 0) throw waveError('wave.nothing');
  return ctx.write(async (w) => {
    const { userID } = w.viewer;
    const wave = await w.db.row<{ wave_id: number }>(sql`
      insert into spam_waves (filters, reason, insert_user_id, count_accounts)
      values (${JSON.stringify(filters)}, ${reason}, ${userID}, ${userIDs.length}) returning wave_id`);
    if (!wave) throw new Error('A wave could not be written down.');
    const { wave_id: waveID } = wave;
    await w.db.execute(sql`
      insert into spam_wave_accounts (wave_id, user_id) select ${waveID}::int, user_id from unnest(${userIDs}::int[]) as user_id`);
    const countPosts = await w.db.execute(sql`
      insert into spam_wave_posts (wave_id, record_type, record_id)
      select ${waveID}::int, record_type, record_id from (${postsOf(userIDs, filters)}) posts`);
    await w.db.execute(sql`update spam_waves set count_posts = ${countPosts} where wave_id = ${waveID}`);
    await recordAct(w, waveActs.cleaned, {
      recordID: waveID,
      after: { filters: { ...filters }, countAccounts: userIDs.length, countPosts },
      reason,
    });
    await w.announce(spamWaveBegun, { waveID, userID });
    await w.enqueue(WAVE_JOB, { waveID }, { key: `${WAVE_JOB}:${waveID}` });
    return waveID;
  });
}

export async function restoreWave(ctx: RequestContext, waveID: number): Promise<void> {
  await ctx.write(async (w) => {
    const { userID } = w.viewer;
    const row = await w.db.row<{ status: string }>(
      sql`select status from spam_waves where wave_id = ${waveID} for update`,
    );
    if (!row) throw notFound('Wave');
    if (row.status !== 'cleaned') throw waveError('wave.notCleaned');
    await w.db.execute(sql`
      update spam_waves set status = 'restoring', restore_user_id = ${userID} where wave_id = ${waveID}`);
    await w.db.execute(sql`update spam_wave_accounts set is_done = not is_banned where wave_id = ${waveID}`);
    await w.db.execute(sql`
      update spam_wave_posts set is_done = not is_hidden and case_id is null where wave_id = ${waveID}`);
    await recordAct(w, waveActs.restored, { recordID: waveID });
    await w.announce(spamWaveRestored, { waveID, userID });
    await w.enqueue(WAVE_JOB, { waveID }, { key: `${WAVE_JOB}:${waveID}` });
  });
}
