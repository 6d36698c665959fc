import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireRevision, withRevision } from '../../../platform/server/http/responses/revision.ts';
import { Answer, type Route, route } from '../../../platform/server/http/route.ts';
import {
  commentReactions,
  discussionReactions,
  getReactionType,
  getReactionTypeEdit,
  listReactionTypes,
  patchReactionType,
  type ReactionRecordType,
  type ReactionSummary,
} from '../reactions.contract.ts';
import { findReactionOf } from './own-reaction.ts';
import { giveReaction, retractReaction } from './reaction.actions.ts';
import { reactionLog } from './reaction.log.ts';
import { requireMayReact, requireMayRetract } from './reaction.policy.ts';
import { requireReactionRecord } from './reaction.records.ts';
import { reactionSummaries } from './reaction.summaries.ts';
import {
  editableOf,
  presentReactionType,
  reactionTypesSnapshot,
  requireReactionType,
} from './reaction.types.ts';
import { changeReactionType, lockReactionType } from './reaction-type.actions.ts';

export const reactionRoutes: Route[] = [
  // All of them: whoever may flag needs to know the flags. Who was given which is another question.
  route(listReactionTypes, async (ctx) => {
    const { all } = await ctx.snapshot(reactionTypesSnapshot);
    return all.map(presentReactionType);
  }),
  route(getReactionTypeEdit, async (ctx, { params }) =>
    withRevision(editableOf(await requireReactionType(ctx, params.urlCode))),
  ),
  route(getReactionType, async (ctx, { params }) =>
    presentReactionType(await requireReactionType(ctx, params.urlCode)),
  ),
  route(patchReactionType, async (ctx, { params, body }) => {
    const type = await requireReactionType(ctx, params.urlCode);
    const changed = await ctx.write(async (w) => {
      const before = await lockReactionType(w, type.urlcode);
      requireRevision(ctx, editableOf(before), { dateUpdated: null, updateUserID: null });
      return changeReactionType(w, before, body);
    });
    return presentReactionType(changed);
  }),
  ...recordRoutes('discussion', discussionReactions),
  ...recordRoutes('comment', commentReactions),
];

function recordRoutes(
  recordType: ReactionRecordType,
  endpoints: typeof discussionReactions | typeof commentReactions,
): Route[] {
  const { list, react, retract, retractOf } = endpoints as typeof discussionReactions;
  return [
    route(list, async (ctx, { params, query }) => {
      const record = await requireReactionRecord(ctx, recordType, params.recordID);
      const type = query.type === undefined ? undefined : await requireReactionType(ctx, query.type);
      const { page, limit } = query;
      return { rows: await reactionLog(ctx, record, { type, page, limit }), page, limit };
    }),
    route(react, async (ctx, { params, body }) => {
      const record = await requireReactionRecord(ctx, recordType, params.recordID);
      const type = await requireReactionType(ctx, body.reactionType);
      await requireMayReact(ctx, record, type);
      await ctx.write((w) => giveReaction(w, record, ctx.viewer.userID, type));
      return summaries(ctx, recordType, record.recordID);
    }),
    route(retract, async (ctx, { params }) => takeBack(ctx, recordType, params.recordID, ctx.viewer.userID)),
    route(retractOf, async (ctx, { params }) => takeBack(ctx, recordType, params.recordID, params.userID)),
  ];
}

async function takeBack(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  recordID: number,
  userID: number,
): Promise<Answer<undefined>> {
  const record = await requireReactionRecord(ctx, recordType, recordID);
  if (userID !== ctx.viewer.userID) ctx.require('community.moderate');
  const urlcode = await findReactionOf(ctx, record, userID);
  if (urlcode !== undefined) {
    const type = await requireReactionType(ctx, urlcode);
    requireMayRetract(ctx, userID, type);
    await ctx.write((w) => retractReaction(w, record, userID, type));
  }
  return new Answer(undefined, { status: 204 });
}

async function summaries(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  recordID: number,
): Promise<ReactionSummary[]> {
  return (await reactionSummaries(ctx, recordType, [recordID], { forViewer: true })).get(recordID) ?? [];
}
