// Posts what is scheduled at its time: once, with the rights that its author has then. Where that does not go, the draft stays
// and says why.
import { DomainError, validationProblem } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import {
  makeContext,
  type RequestContext,
  type WriteContext,
} from '../../../platform/server/http/context.ts';
import { fieldErrors } from '../../../platform/server/http/input/field-errors.ts';
import { addedProperties } from '../../../platform/server/http/input/input-additions.ts';
import type { UnfinishedWork } from '../../../platform/server/jobs/unfinished-work.ts';
import { viewerOfUser } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { discussionPost } from '../../discussions/discussions.contract.ts';
import { discussionParts, type PostedDiscussion } from '../../discussions/server/discussion-parts.ts';
import { editDiscussion } from '../../discussions/server/writing/edit-discussion.ts';
import { startDiscussion } from '../../discussions/server/writing/start-discussion.ts';
import { scheduledPostFailed } from '../drafts.events.ts';
import { isPassing } from './draft.input.ts';
import { requireScheduling } from './draft.policy.ts';
import { type DraftRow, findDraft } from './draft.queries.ts';
import { failureOf } from './failed-reason.ts';
import { PUBLISH_JOB, publishKey } from './publish-job.ts';

/** A site that is busy, or a member who posts much at that moment, is waited for so long. */
const PATIENCE_MS = 24 * 60 * 60_000;
const PAUSE_MS = 60_000;

export async function publishDraftJob(site: Site, payload: Record<string, unknown>): Promise<void> {
  const draftID = Number(payload.draftID);
  const row = (await isDue(site.database, draftID)) && (await findDraft(site.database, draftID));
  if (!row) return;
  const viewer = await viewerOfUser(site, await site.roleRegistry(), row.insert_user_id);
  // With the account go its drafts.
  if (!viewer) return;
  const ctx = await makeContext(site, viewer);
  try {
    await publish(ctx, row);
  } catch (error) {
    if (error instanceof NotDueAnyMore) return;
    if (!(error instanceof DomainError)) throw error;
    if (isPassing(error) && Date.now() - Date.parse(row.date_scheduled ?? '') < PATIENCE_MS)
      await tryAgain(ctx, row);
    else await noteFailure(ctx, row, error);
  }
}

/** By the clock of the database, which said that it is time. */
async function isDue(db: Queryable, draftID: number): Promise<boolean> {
  const row = await db.row(sql`
    select from drafts where draft_id = ${draftID} and draft_status = 'scheduled' and date_scheduled <= now()`);
  return row !== undefined;
}

class NotDueAnyMore extends Error {}

async function publish(ctx: RequestContext, row: DraftRow): Promise<void> {
  requireScheduling(ctx);
  const post = postOf(ctx, row);
  // The draft goes in the transaction that posts it: however often the job runs, and wherever it is cut off, it is posted once.
  const alongside = async (w: WriteContext) => {
    const taken = await w.db.execute(sql`
      delete from drafts where draft_id = ${row.draft_id} and draft_status = 'scheduled' and date_scheduled <= now()`);
    if (taken === 0) throw new NotDueAnyMore();
  };
  if (row.record_id !== null && !row.is_reserved) await editDiscussion(ctx, row.record_id, post, alongside);
  else {
    const reservedID = row.record_id ?? undefined;
    await startDiscussion(ctx, post.postTypeID ?? 'discussion', post, { reservedID, alongside });
  }
}

/** As a call would have sent it, checked as one. */
function postOf(
  ctx: RequestContext,
  { attributes, parent_record_id: categoryID }: DraftRow,
): PostedDiscussion {
  const {
    draftMeta = {},
    body,
    format,
  } = attributes as { draftMeta?: Record<string, unknown>; [name: string]: unknown };
  const given = {
    categoryID,
    ...Object.fromEntries(Object.entries(draftMeta).filter(([, value]) => value !== null)),
    body: typeof body === 'string' ? body : JSON.stringify(body),
    format,
  };
  const added = addedProperties('body', discussionPost, discussionParts.of(ctx));
  const schema = discussionPost.omit({ draftID: true });
  const parsed = (added ? schema.extend(added.shape) : schema).safeParse(given);
  if (!parsed.success) throw validationProblem(fieldErrors(parsed.error.issues, given));
  return parsed.data as PostedDiscussion;
}

async function tryAgain(ctx: RequestContext, { draft_id: draftID }: DraftRow): Promise<void> {
  const runAt = new Date(Date.now() + PAUSE_MS);
  await ctx.write((w) => w.enqueue(PUBLISH_JOB, { draftID }, { key: publishKey(draftID), runAt }));
}

async function noteFailure(ctx: RequestContext, row: DraftRow, error: DomainError): Promise<void> {
  const { draft_id: draftID, insert_user_id: userID, name } = row;
  const { reason: failedReason, fields: failedFields } = await failureOf(ctx, error);
  await ctx.write(async (w) => {
    const noted = await w.db.execute(sql`
      update drafts set draft_status = 'error', failed_reason = ${failedReason},
        failed_fields = ${failedFields && JSON.stringify(failedFields)}::jsonb
      where draft_id = ${draftID} and draft_status = 'scheduled' and date_scheduled <= now()`);
    if (noted > 0) await w.announce(scheduledPostFailed, { draftID, userID, name, failedReason });
  });
}

/** What nobody posted at its time, since its job was lost or failed for long. */
export const duePosts: UnfinishedWork = {
  name: 'scheduled posts',
  records: sql`select draft_id as id, date_scheduled as begun from drafts where draft_status = 'scheduled'`,
  goOn: (w, draftID) => w.enqueue(PUBLISH_JOB, { draftID }, { key: publishKey(draftID) }),
};
