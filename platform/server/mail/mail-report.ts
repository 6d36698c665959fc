// What those who look after a site see of its mails.
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { addressKey } from './mail-health.ts';

/** Where numbers end. */
const MOST_COUNTED = 10_000;
const DAYS = 7;

export type CountsByOutcome = Readonly<Record<string, number>>;

/** Of the last days. */
export async function countMails(db: Queryable): Promise<CountsByOutcome> {
  const rows = await db.rows<{ outcome: string; count: number }>(sql`
    select outcome, count(*)::int as count from (
      select outcome from sent_mails where date_inserted > now() - ${DAYS} * interval '1 day'
      order by date_inserted desc limit ${sql.integer(MOST_COUNTED)}
    ) latest group by outcome`);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

export interface MailProblemRow {
  sent_mail_id: string;
  address: string;
  kind: string;
  outcome: string;
  problem: string | null;
  date_inserted: string;
}

export function latestProblems(db: Queryable, limit: number): Promise<MailProblemRow[]> {
  return db.rows<MailProblemRow>(sql`
    select sent_mail_id, address, kind, outcome, problem, date_inserted from sent_mails
    where outcome not in ('begun', 'sent') order by sent_mail_id desc limit ${sql.integer(limit)}`);
}

export interface SuppressedRow {
  address: string;
  reason: string;
  problem: string;
  date_suppressed: string;
}

export function latestSuppressed(db: Queryable, limit: number): Promise<SuppressedRow[]> {
  return db.rows<SuppressedRow>(sql`
    select address, reason, problem, date_suppressed from mail_addresses
    where date_suppressed is not null order by date_suppressed desc limit ${sql.integer(limit)}`);
}

export function findSuppressed(db: Queryable, address: string): Promise<SuppressedRow | undefined> {
  return db.row<SuppressedRow>(sql`
    select address, reason, problem, date_suppressed from mail_addresses
    where address = ${addressKey(address)} and date_suppressed is not null`);
}

/** How many of these jobs wait for their turn, and how many of them failed before. */
export async function countWaiting(
  db: Queryable,
  jobs: readonly string[],
): Promise<{ waiting: number; failed: number }> {
  const row = await db.row<{ waiting: number; failed: number }>(sql`
    select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as failed from (
      select attempts from graphile_worker.jobs where task_identifier = any(${[...jobs]}) limit ${sql.integer(MOST_COUNTED)}
    ) jobs`);
  return row ?? { waiting: 0, failed: 0 };
}

/** Undefined: it is none of ours, or was forgotten. */
export function findSentMail(db: Queryable, sentMailID: number): Promise<{ address: string } | undefined> {
  return db.row(sql`select address from sent_mails where sent_mail_id = ${sentMailID}`);
}
