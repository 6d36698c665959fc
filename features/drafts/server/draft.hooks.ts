// What was written as a draft goes with the post that it became, in one transaction.
import { transactionHook } from '../../../platform/server/events/events.ts';
import { commentHeld, commentPosted } from '../../comments/comments.events.ts';
import type { DiscussionPart } from '../../discussions/server/discussion-parts.ts';
import { dropPosted } from './draft.actions.ts';

export const draftHooks = [commentPosted, commentHeld].map((event) =>
  transactionHook(event, async (w, { draftID }) => {
    if (draftID !== undefined) await dropPosted(w, draftID);
  }),
);

export const draftPart: DiscussionPart = {
  reservedID: async (w, { draftID }) => (draftID === undefined ? undefined : dropPosted(w, draftID)),
  prepareEdit: async (_ctx, { draftID }) =>
    draftID === undefined ? undefined : async (w) => void (await dropPosted(w, draftID)),
};
