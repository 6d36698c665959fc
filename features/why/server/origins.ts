// Who set what an answer names, and when: entries of the audit log, for those who manage the site.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type GrantOrigin, grantOrigins } from '../../roles/server/grant-origins.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { WhyAnswer } from '../why.contract.ts';

type Permission = WhyAnswer['permissions'][number];
export type Entry = NonNullable<WhyAnswer['setBy']['place']>;

interface Asked {
  permissions: readonly Omit<Permission, 'origins'>[];
  who: WhyAnswer['who'];
  /** Whose own permissions count; null: those that count everywhere. */
  categoryID: number | null;
  record: { recordType: string; recordID: number };
  /** By state: the acts that lead to it. */
  stateActs: Readonly<Record<string, readonly string[]>>;
  states: readonly { state: string }[];
}

interface Found {
  origins: (permission: string) => Permission['origins'];
  setBy: WhyAnswer['setBy'];
  stateEntry: (state: string) => Entry | null;
}

const NOTHING: Found = {
  origins: () => [],
  setBy: { place: null, member: null },
  stateEntry: () => null,
};

export async function originsOf(ctx: RequestContext, asked: Asked): Promise<Found> {
  if (!ctx.can('site.manage')) return NOTHING;
  const grants = await grantOrigins(ctx.db, roleIDsIn(asked), namesIn(asked), asked.categoryID);
  const latest = await latestEntries(ctx, asked);
  const entries = await presentEntries(ctx, [
    ...grants.flatMap(({ auditLogID }) => auditLogID ?? []),
    ...latest.values(),
  ]);
  const entryOf = (key: string) => entries.get(latest.get(key) ?? 0) ?? null;
  return {
    origins: (permission) => grants.filter((each) => each.permission === permission).map(presentOrigin),
    setBy: { place: entryOf('place'), member: entryOf('member') },
    stateEntry: (state) => entryOf(`state ${state}`),
  };

  function presentOrigin({ roleID, isGranted, how, dateGiven, auditLogID }: GrantOrigin) {
    return { roleID, isGranted, how, dateGiven, entry: entries.get(auditLogID ?? 0) ?? null };
  }
}

const namesIn = ({ permissions }: Asked) => permissions.map(({ permission }) => permission);

const roleIDsIn = ({ permissions, who }: Asked) => [
  ...new Set(
    [...who.roles, ...permissions.flatMap(({ grantedTo }) => grantedTo)].map(({ roleID }) => roleID),
  ),
];

interface Question {
  key: string;
  recordType: string;
  recordID: number;
  acts: readonly string[];
  /** Of entries that are about it: what they say of afterwards. */
  after?: object;
}

function questionsOf({ categoryID, who, record, stateActs, states }: Asked): Question[] {
  const { userID, isBanned } = who;
  const place = { recordType: 'category', recordID: categoryID ?? 0, key: 'place' };
  return [
    ...(categoryID === null
      ? []
      : [
          { ...place, acts: ['category.changed'], after: { has_custom_permissions: true } },
          { ...place, acts: ['category.added'], after: { customPermissions: true } },
        ]),
    ...(userID === null
      ? []
      : [
          {
            key: 'member',
            recordType: 'user',
            recordID: userID,
            acts: [isBanned ? 'user.banned' : 'user.rolesChanged'],
          },
        ]),
    ...states.flatMap(({ state }) =>
      stateActs[state] ? [{ key: `state ${state}`, ...record, acts: stateActs[state] }] : [],
    ),
  ];
}

/** Older entries of a record that is changed all the time are not looked through. */
const ENTRIES_READ = 1000;

/** By key: the latest that fits. */
async function latestEntries(ctx: RequestContext, asked: Asked): Promise<Map<string, number>> {
  const rows = await ctx.db.rows<{ key: string; audit_log_id: number }>(sql`
    select asked.key, latest.audit_log_id
    from jsonb_to_recordset(${JSON.stringify(questionsOf(asked))}::jsonb)
      as asked (key text, "recordType" text, "recordID" int, acts jsonb, after jsonb)
    cross join lateral (
      select entry.audit_log_id from (
        select audit_log_id, act, after from audit_log
        where record_type = asked."recordType" and record_id = asked."recordID"
        order by audit_log_id desc limit ${sql.integer(ENTRIES_READ)}
      ) entry
      where asked.acts @> to_jsonb(entry.act) and (asked.after is null or entry.after @> asked.after)
      order by entry.audit_log_id desc limit 1
    ) latest
    order by latest.audit_log_id`);
  return new Map(rows.map((row) => [row.key, row.audit_log_id]));
}

async function presentEntries(ctx: RequestContext, ids: readonly number[]): Promise<Map<number, Entry>> {
  const rows = await ctx.db.rows<{
    audit_log_id: number;
    user_id: number;
    reason: string | null;
    date_inserted: string;
  }>(sql`
    select audit_log_id, user_id, reason, date_inserted from audit_log
    where audit_log_id = any(${[...new Set(ids)]}::bigint[])`);
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return new Map(
    rows.map((row) => [
      row.audit_log_id,
      {
        auditLogID: row.audit_log_id,
        userID: row.user_id,
        name: (people.get(row.user_id) ?? unknownUserFragment).name,
        reason: row.reason,
        dateInserted: row.date_inserted,
      },
    ]),
  );
}
