// Warning a member, and taking a warning back, each with what follows of their points.
import {
  notFound,
  preparedBody,
  type RequestContext,
  recordAct,
  requireBelow,
  sql,
  type UndoableAct,
  type WriteContext,
} from '@parley/addon-api';
import type { ReportedRecord } from '@parley/addon-api/moderation';
import { type WarningPost, warningError } from '../user-notes.contract.ts';
import { warningAcknowledged, warningGiven, warningReversed } from '../warnings.events.ts';
import { appealPath } from './appeal-token.ts';
import { carryOutPoints, lockMember, WARNED_MEMBERS_TAG } from './points.ts';
import { warningActs } from './warning.acts.ts';
import { moderatedWarnings, requireModerated, requireModeratesAll } from './warning.policy.ts';

export const TEXT_LIMITS = { min: 1, max: 10_000 };

interface TypeRow {
  warning_type_id: number;
  points: number;
  days_valid: number | null;
  must_acknowledge: boolean;
}

/** Answers the id. */
export async function warn(ctx: RequestContext, post: WarningPost): Promise<number> {
  const { userID } = post;
  const posts = await postsOf(ctx, post);
  await requireBelow(ctx, userID);
  const type = await requireType(ctx, post.warningTypeID);
  if (post.ruleID !== undefined) await requireRule(ctx, post.ruleID);
  const text = await preparedBody(ctx, post.body, post.format, TEXT_LIMITS);
  return ctx.write(async (w) => {
    const isBannedForPoints = await lockMember(w, userID);
    const row = await w.db.row<{ user_note_id: number }>(sql`
      insert into user_notes (type, user_id, body, format, body_html, insert_user_id, warning_type_id, rule_id,
        moderator_note, points, date_expires, must_acknowledge)
      values ('warning', ${userID}, ${text.source}, ${text.format}, ${text.html}, ${w.viewer.userID},
        ${type.warning_type_id}, ${post.ruleID ?? null}, ${post.moderatorNote || null}, ${type.points},
        now() + ${type.days_valid}::int * interval '1 day', ${type.must_acknowledge})
      returning user_note_id`);
    if (!row) throw notFound('User');
    const { user_note_id: userNoteID } = row;
    await attach(w, userNoteID, post.recordType, posts);
    const reason = await reasonOfBan(ctx, text.excerpt, { userNoteID, userID });
    await carryOutPoints(ctx, w, userID, { isBannedForPoints, reason });
    await recordAct(w, warningActs.given, {
      recordID: userNoteID,
      recordUserID: userID,
      ...(posts[0]?.categoryID && { categoryID: posts[0].categoryID }),
      after: { warningTypeID: type.warning_type_id, points: type.points, ruleID: post.ruleID ?? null },
      undo: { userNoteID },
    });
    await w.announce(
      warningGiven,
      { userNoteID, warnedUserID: userID, userID: w.viewer.userID },
      { invalidates: [WARNED_MEMBERS_TAG] },
    );
    return userNoteID;
  });
}

async function postsOf(ctx: RequestContext, post: WarningPost): Promise<ReportedRecord[]> {
  const ids = [...new Set(post.recordIDs ?? (post.recordID === undefined ? [] : [post.recordID]))];
  if (post.recordType === undefined || ids.length === 0) {
    requireModeratesAll(ctx);
    return [];
  }
  const posts = await requireModerated(ctx, post.recordType, ids);
  if (posts.length < ids.length || posts.some(({ insertUserID }) => insertUserID !== post.userID))
    throw warningError('warning.notTheirs');
  return posts;
}

async function requireType(ctx: RequestContext, warningTypeID: number): Promise<TypeRow> {
  const type = await ctx.db.row<TypeRow>(sql`
    select warning_type_id, points, days_valid, must_acknowledge from warning_types
    where warning_type_id = ${warningTypeID} and date_deleted is null`);
  if (!type) throw warningError('warning.noType');
  return type;
}

async function requireRule(ctx: RequestContext, ruleID: number): Promise<void> {
  if (!(await ctx.db.row(sql`select from warning_rules where rule_id = ${ruleID}`)))
    throw warningError('warning.noRule');
}

async function attach(
  w: WriteContext,
  userNoteID: number,
  recordType: string | undefined,
  posts: readonly ReportedRecord[],
): Promise<void> {
  if (posts.length === 0) return;
  await w.db.execute(sql`
    insert into warned_records (user_note_id, record_type, record_id, category_id)
    select ${userNoteID}::int, ${recordType ?? ''}, record_id, category_id
    from unnest(${posts.map(({ recordID }) => recordID)}::int[], ${posts.map(({ categoryID }) => categoryID)}::int[])
      as post (record_id, category_id)`);
}

/** Whoever is banned cannot open the page of their warnings: they read how to appeal. */
async function reasonOfBan(
  ctx: RequestContext,
  excerpt: string,
  about: { userNoteID: number; userID: number },
): Promise<string> {
  const link = ctx.url(await appealPath(ctx, about));
  const words = excerpt.length > 200 ? `${excerpt.slice(0, 199)}…` : excerpt;
  return `${words} ${link}`.slice(0, 500);
}

interface WarningRow {
  user_note_id: number;
  user_id: number;
  date_reversed: string | null;
  category_id: number | null;
}

export async function requireWarning(ctx: RequestContext, userNoteID: number): Promise<WarningRow> {
  const row = await ctx.db.row<WarningRow & { type: string }>(sql`
    select un.user_note_id, un.user_id, un.type, un.date_reversed,
      (select min(r.category_id) from warned_records r where r.user_note_id = un.user_note_id) as category_id
    from user_notes un where un.user_note_id = ${userNoteID} and (${await moderatedWarnings(ctx)})`);
  if (!row) throw notFound('Warning');
  return row;
}

/** By whoever moderates there and stands above the member. What it answers is carried out in a transaction. */
export async function reversalOf(
  ctx: RequestContext,
  userNoteID: number,
): Promise<(w: WriteContext) => Promise<WarningRow>> {
  const warning = await requireWarning(ctx, userNoteID);
  await requireBelow(ctx, warning.user_id);
  return async (w) => {
    const isBannedForPoints = await lockMember(w, warning.user_id);
    const changed = await w.db.execute(sql`
      update user_notes set date_reversed = now(), reverse_user_id = ${w.viewer.userID}
      where user_note_id = ${userNoteID} and date_reversed is null`);
    if (changed === 0) throw warningError('warning.reversed');
    await carryOutPoints(ctx, w, warning.user_id, { isBannedForPoints, reason: '' });
    await w.announce(warningReversed, {
      userNoteID,
      warnedUserID: warning.user_id,
      userID: w.viewer.userID,
    });
    return warning;
  };
}

export async function reverseWarning(ctx: RequestContext, userNoteID: number): Promise<void> {
  const reverse = await reversalOf(ctx, userNoteID);
  await ctx.write(async (w) => recordReversal(w, await reverse(w)));
}

export function recordReversal(w: WriteContext, warning: WarningRow): Promise<void> {
  return recordAct(w, warningActs.reversed, {
    recordID: warning.user_note_id,
    recordUserID: warning.user_id,
    ...(warning.category_id !== null && { categoryID: warning.category_id }),
  });
}

export const undoableWarning: UndoableAct = {
  act: warningActs.given,
  undo: (ctx, { recordID }) => reversalOf(ctx, recordID),
};

/** Says once that they read it. */
export async function acknowledge(ctx: RequestContext, userNoteID: number): Promise<void> {
  const { userID } = ctx.viewer;
  const own = await ctx.db.row(sql`
    select from user_notes where user_note_id = ${userNoteID} and type = 'warning' and user_id = ${userID}`);
  if (!own) throw notFound('Warning');
  await ctx.write(async (w) => {
    const changed = await w.db.execute(sql`
      update user_notes set date_acknowledged = now() where user_note_id = ${userNoteID} and date_acknowledged is null`);
    if (changed > 0) await w.announce(warningAcknowledged, { userNoteID, warnedUserID: userID, userID });
  });
}
