// Whom an occasion concerns, of all its kinds in one statement. Most of what is written concerns few people, and of them
// not many want to hear of it: what they set themselves is looked at right here, so that nothing further is asked for the rest.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import type { Chosen } from '../notification-preferences.ts';
import type { RecordFacts } from '../notification-records.ts';
import { usualChannels } from '../preferences/site-defaults.ts';

export interface Receiver {
  user_id: number;
  /** By channel: what they chose for what they follow, else by their preference, else what is usual. */
  wants: Chosen;
}

/** Somebody who is to be notified, and why. */
export interface Concerned extends Receiver {
  kind: NotificationKind;
}

interface Found extends Receiver {
  at: number;
}

export interface FoundOfKind {
  kind: NotificationKind;
  receivers: readonly Receiver[];
  /** There are more, behind this one. */
  more?: { after: number };
}

export interface Search {
  facts: RecordFacts;
  /** The first one behind `after`, all others from their beginning. */
  kinds: readonly NotificationKind[];
  after: number;
  limit: number;
}

/** Kind by kind until there are `limit` of them, whoever wants it or not; what is not wanted is left out of the answer. */
export async function findReceivers(ctx: RequestContext, search: Search): Promise<FoundOfKind[]> {
  if (search.kinds.length === 0) return [];
  const rows = await ctx.db.rows<Found>(await statementOf(ctx, search));
  const byKind = Map.groupBy(rows, ({ at }) => at);
  const found: FoundOfKind[] = [];
  let room = search.limit;
  for (const [at, kind] of search.kinds.entries()) {
    const taken = (byKind.get(at) ?? []).slice(0, room);
    const isFull = taken.length === room;
    found.push({
      kind,
      receivers: taken.filter(({ wants }) => Object.values(wants).includes(true)),
      ...(isFull && { more: { after: taken.at(-1)?.user_id ?? 0 } }),
    });
    if (isFull) break;
    room -= taken.length;
  }
  return found;
}

async function statementOf(ctx: RequestContext, { facts, kinds, after, limit }: Search): Promise<Sql> {
  const parts: Sql[] = [];
  for (const [at, kind] of kinds.entries()) {
    const usual = usualChannels(ctx, kind);
    const batch = { after: at === 0 ? after : 0, limit };
    parts.push(ofKind(at, kind, usual, usual ? await kind.receivers(facts, batch, ctx) : NOBODY));
  }
  return sql`select * from (${sql.join(parts, ' union all ')}) found order by at, user_id`;
}

/** Of what the site has switched off. */
const NOBODY = sql`select null::int as user_id where false`;

const ofKind = (at: number, { preference }: NotificationKind, usual: Chosen | undefined, receivers: Sql) =>
  sql`
    select ${sql.integer(at)} as at, one.user_id,
      ${JSON.stringify(usual ?? {})}::jsonb || coalesce(own.channels, '{}') || one.chosen as wants
    from (
      select (found ->> 'user_id')::int as user_id, jsonb_strip_nulls(found - 'user_id') as chosen
      from (select to_jsonb(receivers) as found from (${receivers}) receivers) receivers
    ) one
    left join notification_preferences own on own.user_id = one.user_id and own.preference = ${preference ?? ''}`;
