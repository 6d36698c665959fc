// Reading notes and warnings: who may see a row is a condition of the statement.
import {
  commentPath,
  discussionPath,
  notFound,
  type RequestContext,
  type Sql,
  sql,
  userFragments,
} from '@parley/addon-api';
import type { UserNote } from '../user-notes.contract.ts';

interface NoteRow {
  user_note_id: number;
  type: 'note' | 'warning';
  user_id: number;
  body: string;
  format: string;
  body_html: string;
  insert_user_id: number;
  date_inserted: string;
  update_user_id: number | null;
  date_updated: string | null;
  warning_type_id: number | null;
  type_name: string | null;
  rule_id: number | null;
  rule_name: string | null;
  moderator_note: string | null;
  points: number | null;
  date_expires: string | null;
  must_acknowledge: boolean;
  date_acknowledged: string | null;
  date_reversed: string | null;
  record_type: string | null;
  record_ids: number[] | null;
  appeal_status: string | null;
  decision_message: string | null;
}

export async function findNotes(
  ctx: RequestContext,
  which: Sql,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<UserNote[]> {
  const rows = await ctx.db.rows<NoteRow>(sql`
    select un.user_note_id, un.type, un.user_id, un.body, un.format, un.body_html, un.insert_user_id, un.date_inserted,
      un.update_user_id, un.date_updated, un.warning_type_id, t.name as type_name, un.rule_id, rule.name as rule_name,
      un.moderator_note, un.points, un.date_expires, un.must_acknowledge, un.date_acknowledged, un.date_reversed,
      about.record_type, about.record_ids, a.status as appeal_status, a.decision_message
    from user_notes un
    left join warning_types t using (warning_type_id)
    left join warning_rules rule on rule.rule_id = un.rule_id
    left join warning_appeals a using (user_note_id)
    left join lateral (
      select min(r.record_type) as record_type, array_agg(r.record_id order by r.record_id) as record_ids
      from warned_records r where r.user_note_id = un.user_note_id) about on true
    where ${which}
    order by un.user_note_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  return present(ctx, rows);
}

export async function requireVisibleNote(ctx: RequestContext, which: Sql): Promise<UserNote> {
  const [found] = await findNotes(ctx, which, { limit: 1 });
  if (!found) throw notFound('Note');
  return found;
}

async function present(ctx: RequestContext, rows: readonly NoteRow[]): Promise<UserNote[]> {
  const people = await userFragments(
    ctx,
    rows.flatMap((row) => [row.user_id, row.insert_user_id]),
  );
  return rows.flatMap((row) => {
    const [user, insertUser] = [people.get(row.user_id), people.get(row.insert_user_id)];
    if (!user || !insertUser) return [];
    return {
      userNoteID: row.user_note_id,
      type: row.type,
      userID: row.user_id,
      user,
      body: row.body,
      html: row.body_html,
      format: row.format,
      insertUserID: row.insert_user_id,
      insertUser,
      dateInserted: row.date_inserted,
      updateUserID: row.update_user_id,
      dateUpdated: row.date_updated,
      ...(row.warning_type_id !== null && warningOf(ctx, row, row.warning_type_id)),
    };
  });
}

function warningOf(ctx: RequestContext, row: NoteRow, warningTypeID: number): Partial<UserNote> {
  const recordID = row.record_ids?.[0] ?? null;
  const secondsLeft =
    row.date_expires === null
      ? null
      : Math.max(0, Math.floor((Date.parse(row.date_expires) - ctx.now.getTime()) / 1000));
  return {
    warningTypeID,
    warningTypeName: row.type_name ?? '',
    ruleID: row.rule_id,
    ruleName: row.rule_name,
    ...(row.user_id !== ctx.viewer.userID && { moderatorNote: row.moderator_note }),
    points: row.points ?? 0,
    expiresString: row.date_expires,
    expiresTimespan: secondsLeft,
    isExpired: secondsLeft === 0,
    mustAcknowledge: row.must_acknowledge,
    dateAcknowledged: row.date_acknowledged,
    reversed: row.date_reversed !== null,
    recordType: row.record_type,
    recordID,
    recordIDs: row.record_ids ?? [],
    recordUrl: recordID === null ? null : pathOf(row.record_type, recordID),
    appealStatus: row.appeal_status,
    appealDecision: row.decision_message ?? '',
  };
}

function pathOf(recordType: string | null, recordID: number): string {
  return recordType === 'comment'
    ? commentPath(recordID)
    : discussionPath({ discussionID: recordID, name: '' });
}
