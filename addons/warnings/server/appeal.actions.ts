// Appealing against a warning, and deciding about it: an approved appeal reverses the warning in the same transaction.
import {
  notFound,
  type RequestContext,
  recordAct,
  sql,
  viewerOfUser,
  type WriteContext,
} from '@parley/addon-api';
import type { AppealStatus } from '../appeals.contract.ts';
import { warningError } from '../user-notes.contract.ts';
import { appealAdded, appealDecided } from '../warnings.events.ts';
import { readAppealToken } from './appeal-token.ts';
import { recordReversal, requireWarning, reversalOf } from './warning.actions.ts';
import { appealActs } from './warning.acts.ts';

export interface AddedAppeal {
  appealID: number;
  status: AppealStatus;
  dateInserted: string;
}

export async function addAppeal(
  ctx: RequestContext,
  { jwt, appealText }: { jwt: string; appealText: string },
): Promise<AddedAppeal> {
  const { userNoteID, userID } = await readAppealToken(ctx, jwt);
  const warning = await ctx.db.row<{ is_over: boolean }>(sql`
    select date_reversed is not null or coalesce(date_expires <= now(), false) as is_over from user_notes
    where user_note_id = ${userNoteID} and user_id = ${userID} and type = 'warning'`);
  if (!warning) throw warningError('appeal.badToken');
  if (warning.is_over) throw warningError('appeal.over');
  return ctx.write(async (w) => {
    const row = await w.db.row<{ appeal_id: number; date_inserted: string }>(sql`
      insert into warning_appeals (user_note_id, appeal_text) values (${userNoteID}, ${appealText})
      on conflict (user_note_id) do nothing returning appeal_id, date_inserted`);
    if (!row) throw warningError('appeal.again');
    await w.announce(appealAdded, { appealID: row.appeal_id, userNoteID, warnedUserID: userID, userID });
    return { appealID: row.appeal_id, status: 'pending', dateInserted: row.date_inserted };
  });
}

export interface AppealEdit {
  status?: AppealStatus | undefined;
  assignedUserID?: number | null | undefined;
  appealEventInfo?: { decisionMessage: string } | undefined;
}

interface AppealRow {
  appeal_id: number;
  user_note_id: number;
  status: AppealStatus;
  assigned_user_id: number | null;
}

const isDecided = (status: AppealStatus | undefined) => status === 'approved' || status === 'rejected';

export async function editAppeal(ctx: RequestContext, appealID: number, edit: AppealEdit): Promise<void> {
  const found = await ctx.db.row<AppealRow>(sql`
    select appeal_id, user_note_id, status, assigned_user_id from warning_appeals where appeal_id = ${appealID}`);
  if (!found) throw notFound('Appeal');
  const warning = await requireWarning(ctx, found.user_note_id);
  const reverse =
    edit.status === 'approved' && warning.date_reversed === null
      ? await reversalOf(ctx, found.user_note_id)
      : undefined;
  if (edit.assignedUserID) await requireDecider(ctx, edit.assignedUserID);
  await ctx.write(async (w) => {
    const row = await w.db.row<AppealRow>(sql`
      select appeal_id, user_note_id, status, assigned_user_id from warning_appeals
      where appeal_id = ${appealID} for update`);
    if (!row) throw notFound('Appeal');
    if (isDecided(row.status)) throw warningError('appeal.decided');
    await store(w, row, edit);
    if (reverse) await recordReversal(w, await reverse(w));
    await recordEdit(w, row, { edit, warnedUserID: warning.user_id });
  });
}

async function requireDecider(ctx: RequestContext, userID: number): Promise<void> {
  const viewer = await viewerOfUser(ctx.site, await ctx.site.roleRegistry(), userID);
  if (!viewer || viewer.isBanned || !viewer.can('warnings.add')) throw warningError('appeal.assigneeUnfit');
}

async function store(w: WriteContext, row: AppealRow, edit: AppealEdit): Promise<void> {
  const status = edit.status ?? row.status;
  const assignedUserID = edit.assignedUserID === undefined ? row.assigned_user_id : edit.assignedUserID;
  await w.db.execute(sql`
    update warning_appeals set status = ${status}, assigned_user_id = ${assignedUserID},
      decision_message = coalesce(${edit.appealEventInfo?.decisionMessage ?? null}, decision_message),
      decide_user_id = case when ${isDecided(status)} then ${w.viewer.userID}::int end,
      date_decided = case when ${isDecided(status)} then now() end
    where appeal_id = ${row.appeal_id}`);
}

async function recordEdit(
  w: WriteContext,
  row: AppealRow,
  { edit, warnedUserID }: { edit: AppealEdit; warnedUserID: number },
): Promise<void> {
  const on = { recordID: row.appeal_id, recordUserID: warnedUserID };
  if (edit.assignedUserID !== undefined && edit.assignedUserID !== row.assigned_user_id)
    await recordAct(w, appealActs.assigned, { ...on, after: { assignedUserID: edit.assignedUserID } });
  if (!isDecided(edit.status)) return;
  await recordAct(w, appealActs.decided, {
    ...on,
    before: { status: row.status },
    after: { status: edit.status },
  });
  await w.announce(appealDecided, {
    appealID: row.appeal_id,
    userNoteID: row.user_note_id,
    warnedUserID,
    userID: w.viewer.userID,
  });
}
