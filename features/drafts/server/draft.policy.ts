// A draft is its author's own. Moderators may look at one, and mend it, where its author asks for help with it; unless it is a private one.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { draftError } from '../drafts.contract.ts';
import { draftConfig } from './draft.config.ts';
import { type DraftRow, findDraft } from './draft.queries.ts';
import { draftKindOf } from './draft-kinds.ts';

/** Of somebody else's nobody learns that it is there. */
export function requireMine(ctx: RequestContext, row: DraftRow | undefined): DraftRow {
  if (!row) throw notFound('Draft');
  const isOthers = row.insert_user_id !== ctx.viewer.userID;
  if (isOthers && (!ctx.can('community.moderate') || draftKindOf(ctx, row.record_type)?.isPrivate))
    throw notFound('Draft');
  return row;
}

export async function requireDraft(ctx: RequestContext, draftID: number): Promise<DraftRow> {
  return requireMine(ctx, await findDraft(ctx.db, draftID));
}

export function requireScheduling(ctx: RequestContext): void {
  if (!ctx.setting(draftConfig.schedules)) throw draftError('draft.schedulingOff');
  ctx.require('schedule.allow');
}

export function maySchedule(ctx: RequestContext): boolean {
  return ctx.setting(draftConfig.schedules) && ctx.can('schedule.allow');
}
