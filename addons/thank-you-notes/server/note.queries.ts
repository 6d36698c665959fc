// Reading notes; the post that one is about is named to those alone who may see it.
import {
  cacheTag,
  commentPath,
  discussionPath,
  notFound,
  type RequestContext,
  type Sql,
  sql,
  userFragments,
  visibleCategories,
} from '@parley/addon-api';
import type { ThankYouNote } from '../thank-you-notes.contract.ts';
import { notesTag } from './notes.tag.ts';

interface NoteRow {
  note_id: number;
  user_id: number;
  insert_user_id: number;
  text: string;
  date_inserted: string;
  comment_id: number | null;
  discussion_id: number | null;
  name: string | null;
}

/** Of a private profile no more is told than its name. */
export async function requireOpenMember(ctx: RequestContext, userID: number): Promise<void> {
  const isOpen =
    userID === ctx.viewer.userID || ctx.can('personalInfo.view') ? sql`true` : sql`not is_private`;
  const row = await ctx.db.row(sql`
    select from users where user_id = ${userID} and date_deleted is null and admin < 2 and ${isOpen}`);
  if (!row) throw notFound('User');
}

export async function notesOf(
  ctx: RequestContext,
  memberID: number,
  { page, limit }: { page: number; limit: number },
): Promise<ThankYouNote[]> {
  ctx.cacheTags.add(notesTag(memberID));
  const where = sql`n.user_id = ${memberID}`;
  return readNotes(
    ctx,
    sql`${where} order by n.note_id desc limit ${sql.integer(limit)} offset ${(page - 1) * limit}`,
  );
}

export async function noteOf(ctx: RequestContext, noteID: number): Promise<ThankYouNote> {
  const [note] = await readNotes(ctx, sql`n.note_id = ${noteID}`);
  if (!note) throw notFound('Note');
  return note;
}

/** As many as a tab shows. */
export async function countNotes(ctx: RequestContext, memberID: number): Promise<number> {
  ctx.cacheTags.add(notesTag(memberID));
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*)::int as count from (
      select from thank_you_notes where user_id = ${memberID} limit 1000) notes`);
  return row?.count ?? 0;
}

async function readNotes(ctx: RequestContext, which: Sql): Promise<ThankYouNote[]> {
  const { isAll, ids } = await visibleCategories(ctx);
  const inCategory = isAll ? sql`true` : sql`d.category_id = any(${ids})`;
  const rows = await ctx.db.rows<NoteRow>(sql`
    select n.note_id, n.user_id, n.insert_user_id, n.text, n.date_inserted, n.comment_id, d.discussion_id, d.name
    from thank_you_notes n
    left join comments c on c.comment_id = n.comment_id and c.date_held is null and c.date_tombstoned is null
    left join discussions d on d.discussion_id = coalesce(n.discussion_id, c.discussion_id)
      and d.date_held is null and d.date_removed is null and ${inCategory}
    where ${which}`);
  const people = await userFragments(
    ctx,
    rows.flatMap((row) => [row.user_id, row.insert_user_id]),
  );
  const person = (userID: number) => people.get(userID) as ThankYouNote['user'];
  return rows.map((row) => ({
    noteID: row.note_id,
    text: row.text,
    user: person(row.user_id),
    insertUser: person(row.insert_user_id),
    about: aboutOf(ctx, row),
    dateInserted: row.date_inserted,
  }));
}

function aboutOf(ctx: RequestContext, row: NoteRow): ThankYouNote['about'] {
  const { discussion_id: discussionID, comment_id: commentID, name } = row;
  if (discussionID === null || name === null) return null;
  ctx.cacheTags.add(cacheTag.discussion(discussionID));
  const path = commentID === null ? discussionPath({ discussionID, name }) : commentPath(commentID);
  return { name, url: ctx.url(path) };
}
