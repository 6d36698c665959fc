// The queue says that there is a job and not of which kind, so all workers would look for it, and those of two kinds in vain.
import { type Sql, sql } from '../db/sql.ts';
import { type JobKind, WORKERS } from './job-kinds.ts';

/** Of the queue's own, which its workers listen to. */
export const INSERT_CHANNEL = 'jobs:insert';

/** As many wake as there are: what a transaction says twice is heard once. */
const messageOf = (kind: WokenKind) => JSON.stringify({ count: WORKERS[kind], kind });

export const WOKEN_KINDS = ['external', 'bulk'] as const;
export type WokenKind = (typeof WOKEN_KINDS)[number];

/** Wakes the workers of this kind once the transaction commits; those of the site's own jobs are woken by every job. */
export function wakeWorkers(kind: WokenKind): Sql {
  return sql`pg_notify(${sql.constant(INSERT_CHANNEL)}, ${sql.constant(messageOf(kind))})`;
}

/**
 * Whether a message is for workers of this kind. What it says nothing of is for those of the site's own jobs, which most are:
 * the others find it when they look by themselves, within a second.
 */
export function isFor(kind: JobKind, message: string): boolean {
  if (message === messageOf('external')) return kind === 'external';
  if (message === messageOf('bulk')) return kind === 'bulk';
  return kind === 'internal';
}
