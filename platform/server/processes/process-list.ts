// Which processes use this database. Each is a row and a session lock, so that the others know whether it is still
// there: what it left behind is released, and nobody answers from memory what a process unknown to them may change.
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { INVALIDATION_CHANNEL } from '../cache/invalidation-channel.ts';
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { isAlive } from '../postgres/postgres-cluster.ts';

/** How long a process without notifications may go on answering from its caches; see decisions/0028. */
export const ALONE_MILLISECONDS = 60_000;
/** By then its last word is old enough for certain: it is written down every five seconds. */
const SILENT_SECONDS = ALONE_MILLISECONDS / 1000 + 15;

const LOCK = `hashtextextended('parley process ' || process_id, 0)`;

/** Those that are stored and these: what is known here may be older than what was stored since. */
const withWorkers = (these: string) =>
  `array(select unnest(processes.worker_ids) union select unnest(${these}) order by 1)`;

interface OtherRow {
  process_id: string;
  host: string;
  pid: number;
}

export class ProcessList {
  readonly processID: string;
  readonly #workerIDs = new Set<string>();
  #hasOthers = true;

  constructor(processID: string) {
    this.processID = processID;
  }

  /** False: at the last look nobody else used this database, and whoever comes waits until we have heard of them. */
  get hasOthers(): boolean {
    return this.#hasOthers;
  }

  get workerIDs(): readonly string[] {
    return [...this.#workerIDs];
  }

  /** Somebody says that they are here. */
  meet(): void {
    this.#hasOthers = true;
  }

  noteWorker(workerID: string): void {
    this.#workerIDs.add(workerID);
  }

  forgetWorker(workerID: string): void {
    this.#workerIDs.delete(workerID);
  }

  /** On the connection whose end means that this process is gone. Sessions of one process share the lock. */
  async join(client: pg.ClientBase): Promise<void> {
    this.#hasOthers = true;
    await client.query(
      `insert into processes (process_id, host, pid, worker_ids) values ($1, $2, $3, $4)
       on conflict (process_id) do update set date_seen = now(), worker_ids = ${withWorkers('excluded.worker_ids')}`,
      [this.processID, hostname(), process.pid, this.workerIDs],
    );
    await client.query(`select pg_advisory_lock_shared(${LOCK}) from processes where process_id = $1`, [
      this.processID,
    ]);
    await client.query('select pg_notify($1, $2)', [
      INVALIDATION_CHANNEL,
      JSON.stringify({ from: this.processID, invalidates: [], isNew: true }),
    ]);
  }

  /** Says that this process is here, and looks who else is. */
  async poll(client: pg.ClientBase, { announcesItself }: { announcesItself: boolean }): Promise<void> {
    const text = `with said as (
         update processes set date_seen = now(), worker_ids = ${withWorkers('$2::text[]')}
         where process_id = $1 and ($3 or date_seen < now() - interval '5 seconds' or not worker_ids @> $2)
         returning process_id)
       select exists (select from processes where process_id = $1) as is_known,
         exists (select from processes where process_id <> $1) as has_others`;
    const values = [this.processID, this.workerIDs, announcesItself];
    // Whoever asks has a deadline of their own, and tells a late answer from none.
    const question = { text, values, query_timeout: 2 * ALONE_MILLISECONDS };
    const { rows } = await client.query<{ is_known: boolean; has_others: boolean }>(question);
    if (!rows[0]?.is_known) await this.join(client);
    this.#hasOthers = rows[0]?.has_others ?? true;
  }

  async leave(client: pg.ClientBase): Promise<void> {
    await client.query('delete from processes where process_id = $1', [this.processID]);
  }

  /**
   * Waits until every other process has heard of this one, or can no longer answer from memory: only then may this one
   * change what they might have cached. They answer within milliseconds; one that is silent is waited for, and one whose
   * session ended while the database went on answers nothing from memory.
   */
  async waitUntilAnnounced(client: pg.ClientBase, onWait: (seconds: number) => void): Promise<void> {
    const startedAt = performance.now();
    for (let attempt = 1; ; attempt++) {
      const { rows } = await client.query<OtherRow>(
        `select process_id, host, pid from processes
         where process_id <> $1
           and date_seen < (select date_started from processes where process_id = $1)
           and date_seen > now() - $2 * interval '1 second'
           and not (date_seen > pg_postmaster_start_time() and pg_try_advisory_xact_lock(${LOCK}))`,
        [this.processID, SILENT_SECONDS],
      );
      if (rows.every(isEnded)) return;
      if (attempt % 50 === 0) onWait(Math.round((performance.now() - startedAt) / 1000));
      await sleep(Math.min(20 * attempt, 100));
    }
  }
}

/** Servers that use the database at this moment. */
export async function runningProcesses(client: pg.ClientBase): Promise<OtherRow[]> {
  const { rows } = await client.query<OtherRow>(
    `select process_id, host, pid from processes where not pg_try_advisory_xact_lock(${LOCK})`,
  );
  return rows;
}

/** On other machines, heard of within the half minute. */
export async function runsElsewhere(db: Queryable): Promise<boolean> {
  const other = await db.row(sql`
    select from processes where host <> ${hostname()} and date_seen > now() - interval '30 seconds' limit 1`);
  return other !== undefined;
}

/** Known of this machine alone. */
function isEnded({ host, pid }: { host: string; pid: number }): boolean {
  return host === hostname() && !isAlive(pid);
}
