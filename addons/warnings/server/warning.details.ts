// `expand=warnings` on posts and members, for those who moderate there: the newest warnings of each.
import { type RequestContext, recordDetails, type Sql, sql } from '@parley/addon-api';
import { moderatedWarnings } from './warning.policy.ts';

const MOST_OF_EACH = 5;

export const warningDetails = [
  recordDetails.add({
    name: 'warnings',
    idField: 'discussionID',
    of: (ctx, ids) => warningsOfPosts(ctx, 'discussion', ids),
  }),
  recordDetails.add({
    name: 'warnings',
    idField: 'commentID',
    of: (ctx, ids) => warningsOfPosts(ctx, 'comment', ids),
  }),
  recordDetails.add({ name: 'warnings', idField: 'userID', of: warningsOfMembers }),
];

interface WarningRow {
  user_note_id: number;
  user_id: number;
  insert_user_id: number;
  date_inserted: string;
  warning_type_id: number;
  type_name: string;
  points: number;
  date_expires: string | null;
  is_reversed: boolean;
  record_type: string | null;
  record_ids: number[] | null;
}

function warningsOfPosts(ctx: RequestContext, recordType: string, ids: readonly number[]) {
  const newest = sql`
    select r.user_note_id from warned_records r
    where r.record_type = ${recordType} and r.record_id = asked.id
    order by r.user_note_id desc limit ${sql.integer(MOST_OF_EACH)}`;
  return warningsOf(ctx, ids, newest, (row) => row.record_ids ?? []);
}

function warningsOfMembers(ctx: RequestContext, ids: readonly number[]) {
  const newest = sql`
    select n.user_note_id from user_notes n where n.user_id = asked.id and n.type = 'warning'
    order by n.user_note_id desc limit ${sql.integer(MOST_OF_EACH)}`;
  return warningsOf(ctx, ids, newest, (row) => [row.user_id]);
}

async function warningsOf(
  ctx: RequestContext,
  ids: readonly number[],
  newest: Sql,
  recordsOf: (row: WarningRow) => readonly number[],
): Promise<Map<number, object[]> | undefined> {
  if (!ctx.can('warnings.add')) return undefined;
  const rows = await ctx.db.rows<WarningRow>(sql`
    select un.user_note_id, un.user_id, un.insert_user_id, un.date_inserted, un.warning_type_id, t.name as type_name, un.points,
      un.date_expires, un.date_reversed is not null as is_reversed, about.record_type, about.record_ids
    from user_notes un
    join warning_types t using (warning_type_id)
    left join lateral (
      select min(r.record_type) as record_type, array_agg(r.record_id order by r.record_id) as record_ids
      from warned_records r where r.user_note_id = un.user_note_id) about on true
    where un.user_note_id in (
      select near.user_note_id from unnest(${[...ids]}::int[]) as asked (id), lateral (${newest}) near)
      and ${await moderatedWarnings(ctx)}
    order by un.user_note_id desc`);
  const found = new Map<number, object[]>(ids.map((id) => [id, []]));
  for (const row of rows) for (const id of recordsOf(row)) found.get(id)?.push(present(row));
  return found;
}

/** In the words of `GET /user-notes/warnings`, which says the rest of it. */
const present = (row: WarningRow) => ({
  userNoteID: row.user_note_id,
  userID: row.user_id,
  insertUserID: row.insert_user_id,
  dateInserted: row.date_inserted,
  warningTypeID: row.warning_type_id,
  warningTypeName: row.type_name,
  points: row.points,
  expiresString: row.date_expires,
  reversed: row.is_reversed,
  recordType: row.record_type,
  recordIDs: row.record_ids ?? [],
});
