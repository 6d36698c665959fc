// An act of staff leaves an entry in the transaction that did it: both are there, or neither.

import type { EventType } from '../../contract/event.ts';
import type { StaffAct } from '../../contract/staff-act.ts';
import { sql } from '../db/sql.ts';
import { type TransactionHook, transactionHook } from '../events/events.ts';
import type { WriteContext } from '../http/context.ts';
import { CHAIN_JOB } from './chain-audit-log.ts';

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value };

export interface ActedOn {
  recordID?: number;
  /** Of what is known by a name. */
  recordKey?: string;
  /** Who wrote the record, or who it is about. */
  recordUserID?: number | null;
  /** Whoever moderates there sees the entry; without one it is for administrators. */
  categoryID?: number;
  /** What changed, as it was and as it is: ids and states, never what people wrote. */
  before?: Readonly<Record<string, Value>>;
  after?: Readonly<Record<string, Value>>;
  /** Absent: what the request says. */
  reason?: string | undefined;
  /** What it takes to undo it, beside `before` and `after`; absent: it cannot be undone. See places/undoable-acts.ts. */
  undo?: Readonly<Record<string, Value>> | undefined;
}

export function recordAct(w: WriteContext, act: StaffAct, on: ActedOn): Promise<void> {
  return recordActs(w, act, [on]);
}

/** The same with each of these: an entry for each. */
export async function recordActs(w: WriteContext, act: StaffAct, all: readonly ActedOn[]): Promise<void> {
  if (all.length === 0) return;
  const { origin } = w;
  const parent = origin?.parent;
  await w.db.execute(sql`
    with entry as (
      insert into audit_log (act, user_id, record_type, record_id, record_key, record_user_id, category_id, before, after,
        reason, request_id, request_method, request_path, request_query, parent_id, parent_method, parent_path, parent_query)
      select ${act.name}, ${w.viewer.userID}, ${act.recordType}, record_id, record_key, record_user_id, category_id, before::jsonb,
        after::jsonb, reason, ${origin?.requestID ?? null}, ${origin?.method ?? null}, ${origin?.path ?? null},
        ${json(origin?.query)}::jsonb, ${parent?.id ?? null}::uuid, ${parent?.method ?? null}, ${parent?.path ?? null},
        ${parent?.query ?? null}
      from unnest(
        ${all.map((on) => on.recordID ?? null)}::int[], ${all.map((on) => on.recordKey ?? null)}::text[],
        ${all.map((on) => on.recordUserID ?? null)}::int[], ${all.map((on) => on.categoryID ?? null)}::int[],
        ${all.map((on) => json(on.before))}::text[], ${all.map((on) => json(on.after))}::text[],
        ${all.map((on) => on.reason || origin?.reason || null)}::text[]
      ) with ordinality as acted_on (record_id, record_key, record_user_id, category_id, before, after, reason, place)
      order by place
      returning audit_log_id, user_id
    ), undo as (
      insert into audit_log_undos (audit_log_id, user_id, run_id, undo)
      select audit_log_id, user_id, ${origin?.runID ?? null}::uuid, given.undo::jsonb
      from (select *, row_number() over (order by audit_log_id) as place from entry) entry
      join unnest(${all.map((on) => json(on.undo))}::text[]) with ordinality as given (undo, place) using (place)
      where given.undo is not null or ${origin?.runID !== undefined}
    )
    insert into audit_log_origins (audit_log_id, ip_address, user_agent)
    select audit_log_id, ${origin?.address || null}::inet, ${origin?.userAgent.slice(0, 500) ?? null} from entry`);
  // Without a key: jobs of one key would make whoever acts at the same time wait for each other.
  await w.enqueue(CHAIN_JOB, {});
}

/** Of what may be long: that it changed is said, and not to what. */
export function shortValue(value: unknown): Value {
  const text = JSON.stringify(value) ?? 'null';
  return text.length <= 500 ? (value as Value) : `(${text.length} characters)`;
}

function json(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** For acts that an event says enough of: `transactionHooks: [recordsActOn(tagChanged, tagActs.changed, ...)]`. */
export function recordsActOn<Payload>(
  event: EventType<Payload>,
  act: StaffAct,
  /** Undefined: it was no act of staff. */
  onOf: (payload: Payload, w: WriteContext) => ActedOn | undefined | Promise<ActedOn | undefined>,
): TransactionHook {
  return transactionHook(event, async (w, payload) => {
    const on = await onOf(payload, w);
    if (on) await recordAct(w, act, on);
  });
}
