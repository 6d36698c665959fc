// What staff write down about a member, for staff alone.
import {
  notFound,
  permissionProblem,
  preparedBody,
  type RequestContext,
  recordAct,
  sql,
  userFragments,
} from '@parley/addon-api';
import { warningError } from '../user-notes.contract.ts';
import { userNoteAdded } from '../warnings.events.ts';
import { TEXT_LIMITS } from './warning.actions.ts';
import { noteActs } from './warning.acts.ts';
import { readableNotes } from './warning.policy.ts';

interface Given {
  body: string;
  format: string;
}

/** Answers the id. About oneself nobody writes: they would not see it. */
export async function addNote(ctx: RequestContext, aboutID: number, given: Given): Promise<number> {
  const person = (await userFragments(ctx, [aboutID])).get(aboutID);
  if (!person || person.userID !== aboutID || aboutID === ctx.viewer.userID) throw notFound('User');
  const text = await preparedBody(ctx, given.body, given.format, TEXT_LIMITS);
  return ctx.write(async (w) => {
    const row = await w.db.row<{ user_note_id: number }>(sql`
      insert into user_notes (type, user_id, body, format, body_html, insert_user_id)
      values ('note', ${aboutID}, ${text.source}, ${text.format}, ${text.html}, ${w.viewer.userID})
      returning user_note_id`);
    if (!row) throw notFound('User');
    const { user_note_id: userNoteID } = row;
    await recordAct(w, noteActs.added, { recordID: userNoteID, recordUserID: aboutID });
    await w.announce(userNoteAdded, { userNoteID, warnedUserID: aboutID, userID: w.viewer.userID });
    return userNoteID;
  });
}

interface NoteRow {
  user_id: number;
  insert_user_id: number;
  body: string;
  format: string;
}

async function requireOwn(ctx: RequestContext, userNoteID: number): Promise<NoteRow> {
  await requireNote(ctx, userNoteID);
  const row = await ctx.db.row<NoteRow>(sql`
    select user_id, insert_user_id, body, format from user_notes where user_note_id = ${userNoteID}`);
  if (!row) throw notFound('Note');
  if (row.insert_user_id !== ctx.viewer.userID && !ctx.can('community.moderate'))
    throw permissionProblem(['community.moderate']);
  return row;
}

/** 404 for what the viewer may not read, 409 for a warning. */
export async function requireNote(ctx: RequestContext, userNoteID: number): Promise<void> {
  const row = await ctx.db.row<{ type: string; is_readable: boolean }>(sql`
    select un.type, ${readableNotes(ctx)} as is_readable from user_notes un
    where un.user_note_id = ${userNoteID} and un.user_id <> ${ctx.viewer.userID}`);
  if (row?.type === 'warning') throw warningError('userNote.isWarning');
  if (!row?.is_readable) throw notFound('Note');
}

export async function changeNote(
  ctx: RequestContext,
  userNoteID: number,
  patch: { [Name in keyof Given]?: Given[Name] | undefined },
): Promise<void> {
  const before = await requireOwn(ctx, userNoteID);
  const text = await preparedBody(ctx, patch.body ?? before.body, patch.format ?? before.format, TEXT_LIMITS);
  await ctx.write(async (w) => {
    const changed = await w.db.execute(sql`
      update user_notes set body = ${text.source}, format = ${text.format}, body_html = ${text.html},
        update_user_id = ${w.viewer.userID}, date_updated = now()
      where user_note_id = ${userNoteID} and (body, format) is distinct from (${text.source}, ${text.format})`);
    if (changed > 0)
      await recordAct(w, noteActs.changed, { recordID: userNoteID, recordUserID: before.user_id });
  });
}

export async function deleteNote(ctx: RequestContext, userNoteID: number): Promise<void> {
  const before = await requireOwn(ctx, userNoteID);
  await ctx.write(async (w) => {
    const deleted = await w.db.execute(sql`delete from user_notes where user_note_id = ${userNoteID}`);
    if (deleted > 0)
      await recordAct(w, noteActs.deleted, { recordID: userNoteID, recordUserID: before.user_id });
  });
}
