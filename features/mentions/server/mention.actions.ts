// Who is mentioned in which post.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

type MentioningRecord = 'discussion' | 'comment';

/** After an edit, those who are no longer mentioned are removed; the others keep their date. */
export async function rememberMentions(
  w: WriteContext,
  recordType: MentioningRecord,
  recordID: number,
  userIDs: readonly number[],
): Promise<void> {
  await w.db.execute(sql`
    with gone as (
      delete from user_mentions
      where record_type = ${recordType} and record_id = ${recordID} and user_id <> all(${userIDs}))
    insert into user_mentions (record_type, record_id, user_id)
    select ${recordType}, ${recordID}, user_id from unnest(${userIDs}::int[]) as mentioned (user_id)
    on conflict do nothing`);
}

/** A hundred at most. */
export async function mentionedIn(
  w: WriteContext,
  recordType: MentioningRecord,
  recordID: number,
): Promise<number[]> {
  const rows = await w.db.rows<{ user_id: number }>(sql`
    select user_id from user_mentions where record_type = ${recordType} and record_id = ${recordID}
    order by user_id limit 100`);
  return rows.map((row) => row.user_id);
}

export async function forgetMentions(
  w: WriteContext,
  recordType: MentioningRecord,
  ids: readonly number[],
): Promise<void> {
  await w.db.execute(
    sql`delete from user_mentions where record_type = ${recordType} and record_id = any(${ids})`,
  );
}

/** Of one member, in one post. */
export async function forgetMention(
  w: WriteContext,
  recordType: MentioningRecord,
  recordID: number,
  userID: number,
): Promise<void> {
  await w.db.execute(sql`
    delete from user_mentions
    where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID}`);
}
