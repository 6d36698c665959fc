// What happened is announced in the transaction that did it. Caches are invalidated at the commit, in every process;
// listeners get it as a job, at least once.

import type { EventType } from '../../contract/event.ts';
import { INVALIDATION_CHANNEL } from '../cache/invalidation-channel.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { WriteContext } from '../http/context.ts';
import type { JobKind } from '../jobs/job-kinds.ts';
import { addJob } from '../jobs/jobs.ts';
import { WOKEN_KINDS, wakeWorkers } from '../jobs/wake-workers.ts';
import type { Site } from '../site/site.ts';

export interface AnnounceOptions {
  /** The records whose pages and snapshots are no longer true, e.g. `discussion:5`. See cache/cache-tags.ts. */
  invalidates?: readonly string[];
  /** What was written, as it is shown: for hooks that look into it, and stored nowhere. */
  html?: string;
}

export type Announce = <Payload>(
  event: EventType<Payload>,
  payload: NoInfer<Payload>,
  options?: AnnounceOptions,
) => Promise<void>;

/** The same happened to several records in one act: an event each, for no more statements than one takes. */
export type AnnounceAll = <Payload>(
  event: EventType<Payload>,
  payloads: readonly NoInfer<Payload>[],
  options?: AnnounceOptions,
) => Promise<void>;

/** Made by `listener()`. */
export interface Listener<Payload = never> {
  event: EventType<unknown>;
  name: string;
  /** With whom it shares workers; `internal` without it. Whoever sends mail is `external`. */
  kind?: JobKind;
  handle: (site: Site, event: Delivered<Payload>) => Promise<void>;
  /** Asked in the transaction that announces: a query without a row says that there is nothing to do for it. Where all of a kind say so, no job begins. */
  isNeeded?: (payload: Payload) => Sql;
  /** What happened to many records in one act, all at once; without it one after the other. */
  handleAll?: (site: Site, events: readonly Delivered<Payload>[]) => Promise<void>;
}

export interface Delivered<Payload> {
  eventID: number;
  payload: Payload;
}

/** Receives an event after its commit, as a job: idempotent by `eventID`. */
export function listener<Payload>(
  event: EventType<Payload>,
  options: Omit<Listener<Payload>, 'event'>,
): Listener<Payload> {
  return { event, ...options };
}

/** Made by `transactionHook()`. */
export interface TransactionHook {
  event: EventType<unknown>;
  handle: (w: WriteContext, payload: never, html?: string) => Promise<void>;
  handleAll?: (w: WriteContext, payloads: readonly never[]) => Promise<void>;
}

/**
 * Runs inside the writing transaction: for what must never be seen apart from the change that caused it. `handleAll`, where
 * it is given, gets what happened to many records in one act, all at once. `html` is what was written, where whoever
 * announces it has it at hand.
 */
export function transactionHook<Payload>(
  event: EventType<Payload>,
  handle: (w: WriteContext, payload: Payload, html?: string) => Promise<void>,
  handleAll?: (w: WriteContext, payloads: readonly Payload[]) => Promise<void>,
): TransactionHook {
  return handleAll ? { event, handle, handleAll } : { event, handle };
}

export interface Announcer {
  announce(w: WriteContext, ...announced: Parameters<Announce>): Promise<void>;
  announceAll(w: WriteContext, ...announced: Parameters<AnnounceAll>): Promise<void>;
  /** For what is no event: nobody else hears of it, in any process. */
  invalidate(w: WriteContext, tags: readonly string[]): Promise<void>;
}

interface AnnouncerOptions {
  listeners: readonly Listener[];
  /** Those of the features that are switched on. */
  transactionHooks: () => Promise<readonly TransactionHook[]>;
  /** Called right at the commit in this process: the writer's next read sees the write. */
  invalidate: (tags: readonly string[]) => void;
  processID: string;
  /** Payloads are checked against what was declared of them: in tests and development. */
  checksPayloads: boolean;
}

export function createAnnouncer(options: AnnouncerOptions): Announcer {
  return {
    announce: (w, event, payload, announced) => announceAll(options, w, event, [payload], announced),
    announceAll: (w, ...announced) => announceAll(options, w, ...announced),
    async invalidate(w, tags) {
      if (tags.length === 0) return;
      w.db.send(notify(options.processID, tags));
      w.db.afterCommit(() => options.invalidate(tags));
    },
  };
}

async function announceAll(
  options: AnnouncerOptions,
  w: WriteContext,
  event: EventType<unknown>,
  payloads: readonly unknown[],
  { invalidates = [], html }: AnnounceOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  if (options.checksPayloads) for (const payload of payloads) checkPayload(event, payload);
  const listeners = options.listeners.filter((listener) => listener.event.name === event.name);
  // In the order they are given, which their ids follow.
  w.db.send(sql`
    with written as (
      insert into events (type, payload, is_personal)
      select ${event.name}, given.payload::jsonb, ${event.isPersonal ?? false}
      from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) with ordinality as given (payload, place)
      order by place returning event_id, payload
    )
    select (${notify(options.processID, invalidates)}), (${deliver(listeners, payloads)})`);
  w.db.afterCommit(() => options.invalidate(invalidates));
  for (const hook of await options.transactionHooks()) {
    if (hook.event.name !== event.name) continue;
    if (hook.handleAll && payloads.length > 1) await hook.handleAll(w, payloads as never[]);
    else for (const payload of payloads) await hook.handle(w, payload as never, html);
  }
}

/** What listeners will be given is what was declared: the payload as it comes back from its JSON. */
function checkPayload({ name, payload: declared }: EventType<unknown>, payload: unknown): void {
  const { error } = declared.safeParse(JSON.parse(JSON.stringify(payload)));
  if (error) throw new Error(`the event ${name} is not as declared: ${error.message}`);
}

/** What a job is told that takes events to their listeners of one kind. */
export interface Delivery {
  listeners: readonly string[];
  /** What happened in one act; nearly always one. */
  events: readonly Delivered<unknown>[];
}

/** One job for all listeners of a kind that have something to do: few of them have much. */
function deliver(listeners: readonly Listener[], payloads: readonly unknown[]): Sql {
  const needed = listeners.map((each) => isNeeded(each, payloads));
  const job = addJob(
    sql.raw('name'),
    sql`json_build_object('listeners', listeners, 'events', (
      select json_agg(json_build_object('eventID', event_id, 'payload', payload) order by event_id) from written))`,
  );
  return sql`
    select count(${job})${wakes(listeners)} from (
      select name, json_agg(listener order by place) as listeners
      from unnest(${listeners.map(({ kind }) => deliveryJob(kind))}::text[], ${listeners.map(({ name }) => name)}::text[],
        array[${sql.join(needed)}]::boolean[]) with ordinality as each (name, listener, is_needed, place)
      where is_needed group by name
    ) job`;
}

/** Added to the count: workers of the kinds that are not woken by every job. */
function wakes(listeners: readonly Listener[]): Sql {
  const kinds = WOKEN_KINDS.filter((kind) => listeners.some((listener) => listener.kind === kind));
  return sql.join(
    kinds.map(
      (kind) => sql` + count(${wakeWorkers(kind)}) filter (where name = ${sql.constant(deliveryJob(kind))})`,
    ),
    '',
  );
}

/** What happened to many records in one act is left to the listener. */
function isNeeded({ isNeeded: query }: Listener, payloads: readonly unknown[]): Sql {
  const asked = payloads.length === 1 ? query?.(payloads[0] as never) : undefined;
  return asked ? sql.join([sql.raw('exists ('), asked, sql.raw(')')], '') : sql.raw('true');
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
