// What a site without SMTP wrote into its folder of mails.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';

/** Long lines are folded in a mail; here they are whole again. */
export const unfolded = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

const WAIT = { timeout: 10_000, interval: 25 };

/** Every mail to this address so far, the oldest first. */
export async function mailsIn(dataDirectory: string, address: string): Promise<string[]> {
  const folder = join(dataDirectory, 'mail');
  const names = await readdir(folder).catch(() => [] as string[]);
  const own = names.filter((name) => name.endsWith(`-${address}.eml`)).sort();
  return Promise.all(own.map(async (name) => unfolded(await readFile(join(folder, name), 'utf8'))));
}

/** The latest mail to this address with this text, as soon as there are so many of them. */
export function awaitMail(dataDirectory: string, address: string, text = '', count = 1): Promise<string> {
  return vi.waitFor(async () => {
    const mails = (await mailsIn(dataDirectory, address)).filter((each) => each.includes(text));
    const latest = mails.at(-1);
    if (latest === undefined || mails.length < count)
      throw new Error(`${mails.length} of ${count} mails to ${address} yet`);
    return latest;
  }, WAIT);
}

export function mailsTo(test: TestSite, address: string): Promise<string[]> {
  return mailsIn(test.site.options.dataDirectory, address);
}

export function mailTo(test: TestSite, address: string, text?: string): Promise<string> {
  return awaitMail(test.site.options.dataDirectory, address, text);
}

/** Until every job is done that waits for nothing but its turn. */
export async function jobsDone(test: TestSite): Promise<void> {
  await vi.waitFor(async () => {
    const row = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from graphile_worker.jobs where run_at <= now()`,
    );
    if (row?.count !== 0) throw new Error(`${row?.count} jobs are not done yet`);
  }, WAIT);
}

/** What waits for a time to come is done now. */
export async function runWaitingJobs(test: TestSite): Promise<void> {
  // Those that bring the waiting ones come first.
  await jobsDone(test);
  await test.site.database.execute(sql`
    select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now()), run_at := now())`);
  await jobsDone(test);
}
