import { notFound, type RequestContext, type Sql, sql, userFragments } from '@parley/addon-api';
import type { Appeal, AppealStatus } from '../appeals.contract.ts';
import { findNotes } from './note.queries.ts';
import { moderatedWarnings } from './warning.policy.ts';

interface AppealRow {
  appeal_id: number;
  user_note_id: number;
  appeal_text: string;
  status: AppealStatus;
  assigned_user_id: number | null;
  decision_message: string;
  decide_user_id: number | null;
  date_inserted: string;
  date_decided: string | null;
}

/** Against warnings that the viewer may take back. */
export async function findAppeals(
  ctx: RequestContext,
  which: Sql,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Appeal[]> {
  const rows = await ctx.db.rows<AppealRow>(sql`
    select a.appeal_id, a.user_note_id, a.appeal_text, a.status, a.assigned_user_id, a.decision_message, a.decide_user_id,
      a.date_inserted, a.date_decided
    from warning_appeals a join user_notes un using (user_note_id)
    where ${which} and ${await moderatedWarnings(ctx)}
    order by a.appeal_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.user_note_id);
  const notes = await findNotes(ctx, sql`un.user_note_id = any(${ids})`, { limit: ids.length });
  const warnings = new Map(notes.map((note) => [note.userNoteID, note]));
  const people = await userFragments(
    ctx,
    rows.flatMap((row) => [row.assigned_user_id ?? 0, row.decide_user_id ?? 0]).filter((id) => id > 0),
  );
  const person = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.flatMap((row) => {
    const warning = warnings.get(row.user_note_id);
    if (!warning) return [];
    return {
      appealID: row.appeal_id,
      status: row.status,
      appealText: row.appeal_text,
      assignedUserID: row.assigned_user_id,
      assignedUser: person(row.assigned_user_id),
      appealEventInfo: {
        decisionMessage: row.decision_message,
        decideUser: person(row.decide_user_id),
        dateDecided: row.date_decided,
      },
      warning,
      dateInserted: row.date_inserted,
    };
  });
}

export async function requireAppeal(ctx: RequestContext, appealID: number): Promise<Appeal> {
  const [found] = await findAppeals(ctx, sql`a.appeal_id = ${appealID}`, { limit: 1 });
  if (!found) throw notFound('Appeal');
  return found;
}
