// What happened is announced in the transaction that did it. Caches are invalidated at the commit, in every process;
// listeners get it as a job, at least once.

import { sql } from '../db/sql.ts';
import type { WriteContext } from '../http/context.ts';
import type { JobKind } from '../jobs/job-kinds.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import type { Site } from '../site/site.ts';

export interface DomainEvent<Payload = Record<string, unknown>> {
  /** Past tense: `comment.posted`. */
  type: string;
  payload: Payload;
  /** The records whose pages and snapshots are no longer true, e.g. `discussion:5`. See cache/cache-tags.ts. */
  invalidates?: readonly string[];
}

/** Receives an event after its commit, as a job: idempotent by `eventID`. */
export interface Listener {
  event: string;
  name: string;
  /** With whom it shares workers; `internal` without it. Whoever sends mail is `external`. */
  kind?: JobKind;
  handle: (site: Site, event: { eventID: number; payload: Record<string, unknown> }) => Promise<void>;
}

/** Runs inside the writing transaction: for what must never be seen apart from the change that caused it. */
export interface TransactionHook {
  event: string;
  handle: (w: WriteContext, payload: Record<string, unknown>) => Promise<void>;
}

export const INVALIDATION_CHANNEL = 'parley_invalidate';

export interface Announcer {
  announce(w: WriteContext, event: DomainEvent): Promise<void>;
}

export function createAnnouncer(options: {
  listeners: readonly Listener[];
  /** Those of the features that are switched on. */
  transactionHooks: () => Promise<readonly TransactionHook[]>;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Called right at the commit in this process: the writer's next read sees the write. */
  invalidate: (tags: readonly string[]) => void;
  processID: string;
}): Announcer {
  return {
    async announce(w, event) {
      const tx = w.db;
      const invalidates = event.invalidates ?? [];
      const row = await tx.row<{ event_id: number }>(sql`
        with written as (
          insert into events (type, payload) values (${event.type}, ${JSON.stringify(event.payload)}) returning event_id
        )
        select event_id, pg_notify(${INVALIDATION_CHANNEL}, ${notification(options.processID, invalidates)}) from written`);
      for (const listener of options.listeners) {
        if (listener.event !== event.type) continue;
        await options.jobs.enqueue(tx, deliveryJob(listener.kind), {
          listener: listener.name,
          eventID: row?.event_id,
          payload: event.payload,
        });
      }
      tx.afterCommit(() => options.invalidate(invalidates));
      for (const hook of await options.transactionHooks()) {
        if (hook.event === event.type) await hook.handle(w, event.payload);
      }
    },
  };
}

/** The job that takes an event to a listener of this kind. */
export function deliveryJob(kind: JobKind = 'internal'): string {
  return kind === 'internal' ? 'deliver-event' : `deliver-event-${kind}`;
}

/** NOTIFY carries 8,000 bytes: past that, everything is invalidated. */
function notification(processID: string, invalidates: readonly string[]): string {
  const message = JSON.stringify({ from: processID, invalidates });
  return message.length < 7500 ? message : JSON.stringify({ from: processID, invalidates: ['*'] });
}
