// What happened is announced in the transaction that did it. Caches are invalidated at the commit, in every process;
// listeners get it as a job, at least once.

import type { EventType } from '../../contract/event.ts';
import { INVALIDATION_CHANNEL } from '../cache/invalidation-channel.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { WriteContext } from '../http/context.ts';
import type { JobKind } from '../jobs/job-kinds.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Site } from '../site/site.ts';

export interface AnnounceOptions {
  /** The records whose pages and snapshots are no longer true, e.g. `discussion:5`. See cache/cache-tags.ts. */
  invalidates?: readonly string[];
}

export type Announce = <Payload>(
  event: EventType<Payload>,
  payload: NoInfer<Payload>,
  options?: AnnounceOptions,
) => Promise<void>;

/** Made by `listener()`. */
export interface Listener<Payload = never> {
  event: EventType<unknown>;
  name: string;
  /** With whom it shares workers; `internal` without it. Whoever sends mail is `external`. */
  kind?: JobKind;
  handle: (site: Site, event: { eventID: number; payload: Payload }) => Promise<void>;
}

/** Receives an event after its commit, as a job: idempotent by `eventID`. */
export function listener<Payload>(
  event: EventType<Payload>,
  options: {
    name: string;
    kind?: JobKind;
    handle: (site: Site, event: { eventID: number; payload: Payload }) => Promise<void>;
  },
): Listener<Payload> {
  return { event, ...options };
}

/** Made by `transactionHook()`. */
export interface TransactionHook {
  event: EventType<unknown>;
  handle: (w: WriteContext, payload: never) => Promise<void>;
}

/** Runs inside the writing transaction: for what must never be seen apart from the change that caused it. */
export function transactionHook<Payload>(
  event: EventType<Payload>,
  handle: (w: WriteContext, payload: Payload) => Promise<void>,
): TransactionHook {
  return { event, handle };
}

export interface Announcer {
  announce(w: WriteContext, ...announced: Parameters<Announce>): Promise<void>;
  /** For what is no event: nobody else hears of it, in any process. */
  invalidate(w: WriteContext, tags: readonly string[]): Promise<void>;
}

export function createAnnouncer(options: {
  listeners: readonly Listener[];
  /** Those of the features that are switched on. */
  transactionHooks: () => Promise<readonly TransactionHook[]>;
  /** Called right at the commit in this process: the writer's next read sees the write. */
  invalidate: (tags: readonly string[]) => void;
  processID: string;
  /** Payloads are checked against what was declared of them: in tests and development. */
  checksPayloads: boolean;
}): Announcer {
  const listenersTo = ({ name }: EventType<unknown>) =>
    options.listeners.filter((listener) => listener.event.name === name);
  return {
    async announce(w, event, payload, { invalidates = [] } = {}) {
      if (options.checksPayloads) checkPayload(event, payload);
      const text = JSON.stringify(payload);
      await w.db.execute(sql`
        with written as (
          insert into events (type, payload, is_personal)
          values (${event.name}, ${text}, ${event.isPersonal ?? false}) returning event_id
        )
        select event_id, (${notify(options.processID, invalidates)}), (${deliver(listenersTo(event), text)}) from written`);
      w.db.afterCommit(() => options.invalidate(invalidates));
      for (const hook of await options.transactionHooks()) {
        if (hook.event.name === event.name) await hook.handle(w, payload as never);
      }
    },
    async invalidate(w, tags) {
      if (tags.length === 0) return;
      await w.db.execute(notify(options.processID, tags));
      w.db.afterCommit(() => options.invalidate(tags));
    },
  };
}

/** What listeners will be given is what was declared: the payload as it comes back from its JSON. */
function checkPayload({ name, payload: declared }: EventType<unknown>, payload: unknown): void {
  const { error } = declared.safeParse(JSON.parse(JSON.stringify(payload)));
  if (error) throw new Error(`the event ${name} is not as declared: ${error.message}`);
}

/** What a job is told that takes an event to its listeners of one kind. */
export interface Delivery {
  listeners: readonly string[];
  eventID: number;
  payload: unknown;
}

/** One job for all listeners of a kind: few of them have much to do. */
function deliver(listeners: readonly Listener[], payload: string): Sql {
  const byJob = Map.groupBy(listeners, ({ kind }) => deliveryJob(kind));
  const names = [...byJob.values()].map((those) => JSON.stringify(those.map(({ name }) => name)));
  const job = addJob(
    sql.raw('name'),
    sql`json_build_object('listeners', listeners::json, 'eventID', event_id, 'payload', ${payload}::json)`,
  );
  return sql`select count(${job}) from unnest(${[...byJob.keys()]}::text[], ${names}::text[]) job (name, listeners)`;
}

/** The job that takes an event to listeners of this kind. */
export function deliveryJob(kind: JobKind = 'internal'): string {
  return kind === 'internal' ? 'deliver-event' : `deliver-event-${kind}`;
}

/** NOTIFY carries 8,000 bytes: what is longer goes in several. */
const MAX_MESSAGE = 7500;

function notify(processID: string, tags: readonly string[]): Sql {
  const messages = batchesOf(tags).map((invalidates) => JSON.stringify({ from: processID, invalidates }));
  return sql`select count(pg_notify(${INVALIDATION_CHANNEL}, message)) from unnest(${messages}::text[]) message`;
}

/** One at least: others are notified of events that invalidate nothing too. */
function batchesOf(tags: readonly string[]): string[][] {
  const batches: string[][] = [[]];
  let size = 0;
  for (const tag of tags) {
    size += tag.length + 3;
    if (size > MAX_MESSAGE - 200) {
      batches.push([]);
      size = tag.length + 3;
    }
    batches.at(-1)?.push(tag);
  }
  return batches;
}
