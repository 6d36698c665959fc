import {
  parseNumberRange,
  type RequestContext,
  rangeCondition,
  route,
  type Sql,
  sql,
} from '@parley/addon-api';
import * as appeals from '../appeals.contract.ts';
import * as notes from '../user-notes.contract.ts';
import * as types from '../warning-types.contract.ts';
import { addAppeal, editAppeal } from './appeal.actions.ts';
import { findAppeals, requireAppeal } from './appeal.queries.ts';
import { addNote, changeNote, deleteNote, requireNote } from './note.actions.ts';
import { findNotes, requireVisibleNote } from './note.queries.ts';
import { addRule, allRules, changeRule, deleteRule, requireRule } from './rules.ts';
import { addType, allTypes, changeType, deleteType, requireType } from './types.ts';
import { acknowledge, reverseWarning, warn } from './warning.actions.ts';
import { warningFormFor } from './warning.form.ts';
import { moderatedWarnings, readableNotes, visibleNotes } from './warning.policy.ts';

const noted = (userNoteID: number) => sql`un.user_note_id = ${userNoteID}`;

async function listOf(ctx: RequestContext, seen: Sql, query: Omit<notes.NoteFilters, 'type'>, type?: string) {
  const { page, limit } = query;
  const which = sql.and([
    seen,
    type !== undefined && sql`un.type = ${type}`,
    query.userNoteID !== undefined &&
      rangeCondition('un.user_note_id', parseNumberRange('userNoteID', query.userNoteID)),
    query.userID !== undefined && sql`un.user_id = ${query.userID}`,
    query.insertUserID !== undefined && sql`un.insert_user_id = ${query.insertUserID}`,
  ]);
  return { rows: await findNotes(ctx, which, { limit, offset: (page - 1) * limit }), page, limit };
}

async function seenNote(ctx: RequestContext, userNoteID: number) {
  return requireVisibleNote(ctx, sql`${noted(userNoteID)} and ${await visibleNotes(ctx)}`);
}

async function seenWarning(ctx: RequestContext, userNoteID: number) {
  const found = await seenNote(ctx, userNoteID);
  if (found.type === 'note') throw notes.warningError('userNote.isNote');
  return requireVisibleNote(ctx, sql`${noted(userNoteID)} and (${await moderatedWarnings(ctx)})`);
}

const noteRoutes = [
  route(notes.listUserNotes, async (ctx, { query }) =>
    listOf(ctx, await visibleNotes(ctx), query, query.type),
  ),
  route(notes.listNotes, (ctx, { query }) => listOf(ctx, readableNotes(ctx), query, 'note')),
  route(notes.postNote, async (ctx, { body }) =>
    requireVisibleNote(ctx, noted(await addNote(ctx, body.userID, body))),
  ),
  route(notes.getNote, async (ctx, { params }) => {
    await requireNote(ctx, params.userNoteID);
    return requireVisibleNote(ctx, noted(params.userNoteID));
  }),
  route(notes.patchNote, async (ctx, { params, body }) => {
    await changeNote(ctx, params.userNoteID, body);
    return requireVisibleNote(ctx, noted(params.userNoteID));
  }),
  route(notes.deleteNote, (ctx, { params }) => deleteNote(ctx, params.userNoteID)),
];

const warnings = [
  route(notes.listWarnings, async (ctx, { query }) =>
    listOf(ctx, sql`(${await moderatedWarnings(ctx)})`, query),
  ),
  route(notes.postWarning, async (ctx, { body }) => requireVisibleNote(ctx, noted(await warn(ctx, body)))),
  route(notes.getWarningForm, (ctx, { query }) => warningFormFor(ctx, query)),
  route(notes.getWarning, (ctx, { params }) => seenWarning(ctx, params.userNoteID)),
  route(notes.patchWarning, async (ctx, { params }) => {
    await seenWarning(ctx, params.userNoteID);
    await reverseWarning(ctx, params.userNoteID);
    return requireVisibleNote(ctx, noted(params.userNoteID));
  }),
  route(notes.acknowledgeWarning, async (ctx, { params }) => {
    await acknowledge(ctx, params.userNoteID);
    return undefined;
  }),
  // Behind the others: what it is about could be any of them.
  route(notes.getUserNote, (ctx, { params }) => seenNote(ctx, params.userNoteID)),
];

const typeRoutes = [
  route(types.listWarningTypes, (ctx) => allTypes(ctx)),
  route(types.postWarningType, async (ctx, { body }) => requireType(ctx, await addType(ctx, body))),
  route(types.patchWarningType, async (ctx, { params, body }) => {
    await changeType(ctx, params.warningTypeID, body);
    return requireType(ctx, params.warningTypeID);
  }),
  route(types.deleteWarningType, (ctx, { params }) => deleteType(ctx, params.warningTypeID)),
  route(types.listCommunityRules, (ctx) => allRules(ctx)),
  route(types.postCommunityRule, async (ctx, { body }) => requireRule(ctx, await addRule(ctx, body))),
  route(types.getCommunityRule, (ctx, { params }) => requireRule(ctx, params.ruleID)),
  route(types.patchCommunityRule, async (ctx, { params, body }) => {
    await changeRule(ctx, params.ruleID, body);
    return requireRule(ctx, params.ruleID);
  }),
  route(types.deleteCommunityRule, (ctx, { params }) => deleteRule(ctx, params.ruleID)),
];

const appealRoutes = [
  route(appeals.listAppeals, async (ctx, { query: { status, page, limit } }) => {
    const which = status === undefined ? sql`true` : sql`a.status = ${status}`;
    return { rows: await findAppeals(ctx, which, { limit, offset: (page - 1) * limit }), page, limit };
  }),
  route(appeals.postAppeal, (ctx, { body }) => addAppeal(ctx, body)),
  route(appeals.getAppeal, (ctx, { params }) => requireAppeal(ctx, params.appealID)),
  route(appeals.patchAppeal, async (ctx, { params, body }) => {
    await requireAppeal(ctx, params.appealID);
    await editAppeal(ctx, params.appealID, body);
    return requireAppeal(ctx, params.appealID);
  }),
];

export const warningRoutes = [...noteRoutes, ...warnings, ...typeRoutes, ...appealRoutes];
