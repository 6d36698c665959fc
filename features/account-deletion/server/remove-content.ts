// What a deleted member leaves behind is worked through in batches: a job that may stop and go on at any time.
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { anonymizePost, mentioningPosts } from '../../user-mentions/server/anonymize-mentions.ts';
import { type DeleteMethod, deleteMethod } from '../account-deletion.contract.ts';
import { forgetWordings, removeComments, removeDiscussions, retractReactions } from './removed-posts.ts';
import { wipeComments, wipeDiscussions } from './wiped-posts.ts';

export const FOLLOW_UP_JOB = 'accountDeletion.followUp';

export interface Removal {
  userID: number;
  deleteMethod: DeleteMethod;
  actorUserID: number;
}

/** Answers how much it did of at most `limit`; 0 when nothing of the kind is left. */
export type Step = (ctx: RequestContext, userID: number, limit: number) => Promise<number>;

const STEPS: Readonly<Record<DeleteMethod, readonly Step[]>> = {
  keep: [anonymizeMentions],
  wipe: [wipeDiscussions, wipeComments, anonymizeMentions, forgetWordings],
  delete: [removeDiscussions, removeComments, retractReactions, anonymizeMentions, forgetWordings],
};

const BATCH = 100;

/** One batch now; where that was not all, the rest as a job. */
export async function followUp(site: Site, removal: Removal): Promise<void> {
  const ctx = await makeContext(site, systemViewer(removal.actorUserID));
  let left = BATCH;
  for (const step of STEPS[removal.deleteMethod]) {
    left -= await step(ctx, removal.userID, left);
    if (left > 0) continue;
    return ctx.write((w) => w.enqueue(FOLLOW_UP_JOB, removal));
  }
}

export async function followUpJob(site: Site, payload: Record<string, unknown>): Promise<void> {
  await followUp(site, {
    userID: Number(payload.userID),
    deleteMethod: deleteMethod.parse(payload.deleteMethod),
    actorUserID: Number(payload.actorUserID),
  });
}

async function anonymizeMentions(ctx: RequestContext, userID: number, limit: number): Promise<number> {
  const posts = await mentioningPosts(ctx.db, userID, limit);
  for (const post of posts) await anonymizePost(ctx, post, userID);
  return posts.length;
}
