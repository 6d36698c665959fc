import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Follow, FollowState, Mute, MuteState } from '../following.contract.ts';
import { followables, type NamedRecord } from './followables.ts';
import { type FollowedRecord, MOST_FOLLOWED } from './following.actions.ts';
import { isMutedNow } from './muted.condition.ts';

interface Page {
  recordType?: string | undefined;
  page: number;
  limit: number;
}

interface Row {
  record_type: string;
  record_id: number;
  date_inserted: string;
}

interface FollowRow extends Row {
  popup: boolean | null;
  email: boolean | null;
  push: boolean | null;
}

interface MuteRow extends Row {
  date_until: string | null;
}

/** What may be seen no longer is left out, and stays stored: it may come back. */
export async function followsOf(ctx: RequestContext, wanted: Page): Promise<Follow[]> {
  const rows = await ctx.db.rows<FollowRow>(sql`
    select record_type, record_id, popup, email, push, date_inserted from follows
    where user_id = ${ctx.viewer.userID} and ${ofType(wanted)}
    order by date_inserted desc, record_type, record_id limit ${sql.integer(MOST_FOLLOWED)}`);
  const all = await named(ctx, rows, (row, record) => ({
    ...recordOf(row, record),
    popup: row.popup,
    email: row.email,
    push: row.push,
  }));
  return pageOf(all, wanted);
}

export async function mutesOf(ctx: RequestContext, wanted: Page): Promise<Mute[]> {
  const rows = await ctx.db.rows<MuteRow>(sql`
    select record_type, record_id, date_until, date_inserted from mutes m
    where user_id = ${ctx.viewer.userID} and ${isMutedNow} and ${ofType(wanted)}
    order by date_inserted desc, record_type, record_id limit ${sql.integer(MOST_FOLLOWED)}`);
  const all = await named(ctx, rows, (row, record) => ({
    ...recordOf(row, record),
    dateUntil: row.date_until,
  }));
  return pageOf(all, wanted);
}

/** With what is followed by calls of its own: categories, whose channels are chosen among the preferences. */
export async function followedElsewhere(ctx: RequestContext): Promise<Follow[]> {
  const all = await Promise.all(
    followables.of(ctx).map(async ({ recordType, find, followedElsewhere: followed }) => {
      const since = (await followed?.(ctx)) ?? new Map<number, string>();
      const records = since.size > 0 ? await find(ctx, [...since.keys()]) : [];
      return records.map((record) => ({
        ...recordOf(
          {
            record_type: recordType,
            record_id: record.recordID,
            date_inserted: since.get(record.recordID) ?? '',
          },
          record,
        ),
        popup: null,
        email: null,
        push: null,
      }));
    }),
  );
  return all.flat();
}

export async function followStateOf(ctx: RequestContext, record: FollowedRecord): Promise<FollowState> {
  const row = await ctx.db.row<FollowRow>(
    sql`select popup, email, push from follows where ${isOwn(ctx, record)}`,
  );
  const { popup = null, email = null, push = null } = row ?? {};
  return { ...record, followed: row !== undefined, popup, email, push };
}

export async function muteStateOf(ctx: RequestContext, record: FollowedRecord): Promise<MuteState> {
  const row = await ctx.db.row<MuteRow>(
    sql`select date_until from mutes m where ${isOwn(ctx, record)} and ${isMutedNow}`,
  );
  return { ...record, muted: row !== undefined, dateUntil: row?.date_until ?? null };
}

function isOwn({ viewer }: RequestContext, { recordType, recordID }: FollowedRecord): Sql {
  return sql`user_id = ${viewer.userID} and record_type = ${recordType} and record_id = ${recordID}`;
}

const ofType = ({ recordType }: Page): Sql =>
  recordType === undefined ? sql.raw('true') : sql`record_type = ${recordType}`;

/** Nobody follows more than is read at once, so what is left out leaves no gap on a page. */
function pageOf<T>(all: readonly T[], { page, limit }: Page): T[] {
  return all.slice((page - 1) * limit, page * limit);
}

function recordOf(row: Row, { recordID, name, url, photoUrl = null }: NamedRecord) {
  return { recordType: row.record_type, recordID, name, url, photoUrl, dateInserted: row.date_inserted };
}

/** One statement or so for each type on the page. */
async function named<R extends Row, T>(
  ctx: RequestContext,
  rows: readonly R[],
  present: (row: R, record: NamedRecord) => T,
): Promise<T[]> {
  const found = await Promise.all(
    followables.of(ctx).map(async ({ recordType, find }) => {
      const ids = rows.filter((row) => row.record_type === recordType).map((row) => row.record_id);
      const records = ids.length > 0 ? await find(ctx, ids) : [];
      return records.map((record) => [`${recordType} ${record.recordID}`, record] as const);
    }),
  );
  const byKey = new Map(found.flat());
  return rows.flatMap((row) => {
    const record = byKey.get(`${row.record_type} ${row.record_id}`);
    return record ? [present(row, record)] : [];
  });
}
