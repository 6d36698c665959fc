// Which addresses mails reach. What a server refuses for good, or sends back, lowers what is sent there: a dead address that
// is written to again and again has the mails of everybody else counted as spam.
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Expiry } from '../feature/operations.ts';

export type FailureReason = 'refused' | 'bounced' | 'complained';

export interface DeliveryFailure {
  reason: FailureReason;
  /** What the server said. */
  problem: string;
  /** The address is no good; otherwise it may be full, or its server busy. */
  isFinal: boolean;
}

/** So many within a month, none of them final, count as one that is. */
const MOST_FAILURES = 5;
const LONGEST_PROBLEM = 500;

export const addressKey = (address: string): string => address.trim().toLowerCase();

export async function isSuppressed(db: Queryable, address: string): Promise<boolean> {
  const row = await db.row(
    sql`select from mail_addresses where address = ${addressKey(address)} and date_suppressed is not null`,
  );
  return row !== undefined;
}

/** However often it is told of the same failure: what is suppressed stays so. */
export async function noteFailure(
  db: Queryable,
  address: string,
  { reason, problem, isFinal }: DeliveryFailure,
): Promise<void> {
  const isOver = isFinal || reason === 'complained';
  await db.execute(sql`
    insert into mail_addresses as known (address, count_failures, problem, reason, date_suppressed)
    values (${addressKey(address)}, 1, ${problem.slice(0, LONGEST_PROBLEM)}, ${reason}, case when ${isOver} then now() end)
    on conflict (address) do update set problem = excluded.problem, reason = excluded.reason, date_failed = now(),
      count_failures = case when known.date_failed < now() - interval '30 days' then 1 else known.count_failures + 1 end,
      date_suppressed = coalesce(known.date_suppressed, case when ${isOver} or (known.count_failures + 1 >= ${MOST_FAILURES}
        and known.date_failed > now() - interval '30 days') then now() end)`);
}

/** It was proved to work, or an administrator knows better. Answers whether there was anything against it. */
export async function forgetFailures(db: Queryable, address: string): Promise<boolean> {
  const forgotten = await db.execute(sql`delete from mail_addresses where address = ${addressKey(address)}`);
  return forgotten > 0;
}

export type MailOutcome = 'sent' | 'failed' | 'refused' | 'suppressed' | 'bounced' | 'complained';

/** Its id stands in the return path. */
export async function beginMail(db: Queryable, address: string, kind: string): Promise<number> {
  const row = await db.row<{ sent_mail_id: string }>(sql`
    insert into sent_mails (address, kind) values (${addressKey(address)}, ${kind}) returning sent_mail_id`);
  return Number(row?.sent_mail_id);
}

/** Answers whether that was not known yet. */
export async function endMail(
  db: Queryable,
  sentMailID: number,
  outcome: MailOutcome,
  problem?: string,
): Promise<boolean> {
  const changed = await db.execute(sql`
    update sent_mails set outcome = ${outcome}, problem = ${problem?.slice(0, LONGEST_PROBLEM) ?? null}
    where sent_mail_id = ${sentMailID} and outcome <> ${outcome}`);
  return changed > 0;
}

export const mailExpiry: Expiry = {
  name: 'sent mails',
  remove: (db, limit) =>
    db.execute(sql`
      delete from sent_mails where sent_mail_id in (
        select sent_mail_id from sent_mails where date_inserted < now() - interval '30 days'
        order by date_inserted limit ${sql.integer(limit)})`),
};
