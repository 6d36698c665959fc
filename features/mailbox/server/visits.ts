// The mailbox is looked into every minute, and less and less often while that fails. By one key for all processes: however many
// there are, one visit is waiting.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry, SiteJob } from '../../../platform/server/feature/operations.ts';
import { outgoingConfig } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { unseal } from '../../../platform/server/secrets/secret-keys.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { problemOf, type VisitProblem } from './imap-problem.ts';
import { inSession, PATIENCE, type Patience } from './imap-session.ts';
import { findMailbox, type MailboxRow, SEALED_AS } from './mailbox.rows.ts';
import { takeMails } from './take-mails.ts';

/** Not a mail that waits to leave: the page of mails counts those by their names. */
export const CHECK_JOB = 'check-imap-folder';

const EVERY_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3600;

export const checkJob: SiteJob = async (site) => {
  const seconds = await visitMailbox(site);
  if (seconds !== undefined) await lookAgain(site, seconds);
};

/** One that somebody asked for meanwhile is due earlier, and stays. */
export async function lookAgain(site: Site, seconds = 0): Promise<void> {
  const ms = seconds * 1000;
  const when = { runAt: new Date(Date.now() + ms), leewayMs: ms + 60_000 };
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, CHECK_JOB, {}, { key: CHECK_JOB, ...(ms > 0 && when) }),
  );
}

/** Answers after how many seconds the next visit is due; undefined: there is nothing to visit. */
export async function visitMailbox(site: Site, patience: Patience = PATIENCE): Promise<number | undefined> {
  const row = await findMailbox(site.database);
  if (!row?.is_active) return undefined;
  let hasMore: boolean;
  try {
    hasMore = await takeFrom(site, row, patience);
  } catch (error) {
    const failures = await noteFailure(site, row, problemOf(error));
    site.log.warn({ err: error, host: row.host, failures }, 'mails cannot be fetched from the mailbox');
    return Math.min(EVERY_SECONDS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_SECONDS);
  }
  await noteSuccess(site, row);
  return hasMore ? 0 : EVERY_SECONDS;
}

async function takeFrom(site: Site, row: MailboxRow, patience: Patience): Promise<boolean> {
  const config = await site.snapshots.get(configSnapshot);
  const password = await unseal(site.database, SEALED_AS, row.password_sealed);
  const { host, port, security, user_name: user } = row;
  return inSession(
    { host, port, security, user, password },
    { allowedHosts: config.get(outgoingConfig.allowedHosts), patience },
    (client) => takeMails(site, client, row),
  );
}

async function noteSuccess(site: Site, { revision }: MailboxRow): Promise<void> {
  await site.database.execute(sql`
    update mailbox set date_checked = now(), date_failing_since = null, count_failures = 0, problem = null, problem_words = null
    where revision = ${revision}`);
}

/** Answers how often in a row. */
async function noteFailure(
  site: Site,
  { revision }: MailboxRow,
  { problem, words }: VisitProblem,
): Promise<number> {
  const row = await site.database.row<{ count_failures: number }>(sql`
    update mailbox set date_failing_since = coalesce(date_failing_since, now()),
      count_failures = least(count_failures + 1, 1000000), problem = ${problem}, problem_words = ${words}
    where revision = ${revision} returning count_failures`);
  return row?.count_failures ?? 0;
}

/** By then nobody delivers the same mail again. */
export const mailboxMailExpiry: Expiry = {
  name: 'mails taken from the mailbox',
  remove: (db, limit) =>
    db.execute(sql`
      delete from mailbox_mails where mail_hash in (
        select mail_hash from mailbox_mails where date_inserted < now() - interval '90 days'
        order by date_inserted limit ${sql.integer(limit)})`),
};
