// Wordings that wait for a look: of what stands, the old one is shown until then. Of one post, the last one waits.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';

type PostType = 'discussion' | 'comment';

export interface HeldEdit {
  user_id: number;
  name: string;
  text: PreparedBody;
}

export async function holdEdit(
  w: WriteContext,
  edit: { recordType: PostType; recordID: number; name: string; text: PreparedBody },
): Promise<void> {
  await w.db.execute(sql`
    insert into held_edits (record_type, record_id, user_id, name, text)
    values (${edit.recordType}, ${edit.recordID}, ${w.viewer.userID}, ${edit.name}, ${JSON.stringify(textOf(edit.text))})
    on conflict (record_type, record_id)
    do update set user_id = excluded.user_id, name = excluded.name, text = excluded.text, date_inserted = now()`);
}

function textOf({ source, format, html, excerpt, image, mentionedUserIDs }: PreparedBody): PreparedBody {
  return { source, format, html, excerpt, image, mentionedUserIDs };
}

/** Whoever approves it puts it in place; whoever refuses it, or writes another one, forgets it. */
export async function forgetHeldEdit(
  w: WriteContext,
  recordType: PostType,
  recordID: number,
): Promise<HeldEdit | undefined> {
  return w.db.row<HeldEdit>(sql`
    delete from held_edits where record_type = ${recordType} and record_id = ${recordID}
    returning user_id, name, text`);
}

/** Of several posts that are gone. */
export async function forgetHeldEdits(
  w: WriteContext,
  recordType: PostType,
  recordIDs: readonly number[],
): Promise<void> {
  await w.db.execute(
    sql`delete from held_edits where record_type = ${recordType} and record_id = any(${[...recordIDs]})`,
  );
}

export async function forgetHeldEditsOf(w: WriteContext, userID: number): Promise<void> {
  await w.db.execute(sql`delete from held_edits where user_id = ${userID}`);
}

/** As they would be shown. */
export async function heldEditsOf(
  db: Queryable,
  recordType: PostType,
  recordIDs: readonly number[],
): Promise<Map<number, { name: string; html: string }>> {
  const rows = await db.rows<{ record_id: number; name: string; html: string }>(sql`
    select record_id, name, text ->> 'html' as html from held_edits
    where record_type = ${recordType} and record_id = any(${[...recordIDs]})`);
  return new Map(rows.map((row) => [row.record_id, { name: row.name, html: row.html }]));
}
