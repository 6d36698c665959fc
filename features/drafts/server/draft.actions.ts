// The verbs of drafts. Nobody else sees one, so no cache depends on it, and saving one is no event.
import { validationProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { reserveDiscussionID } from '../../discussions/server/writing/reserved-discussion.ts';
import { type DraftPatch, type DraftPost, draftError, MAX_DRAFTS } from '../drafts.contract.ts';
import { checkedAttributes, checkedDate, requireContent, requireSchedulable } from './draft.input.ts';
import { requireMine, requireScheduling } from './draft.policy.ts';
import { editableDraft } from './draft.present.ts';
import { type DraftRow, isLiveDiscussion, lockDraft } from './draft.queries.ts';
import { draftKindOf } from './draft-kinds.ts';
import { draftText } from './draft-text.ts';
import { PUBLISH_JOB, publishKey } from './publish-job.ts';

type Stored = Pick<
  DraftRow,
  'record_type' | 'record_id' | 'is_reserved' | 'parent_record_type' | 'parent_record_id' | 'attributes'
> & { scheduledAt: Date | null };

export async function addDraft(ctx: RequestContext, post: DraftPost): Promise<number> {
  const { userID } = ctx.viewer;
  const attributes = checkedAttributes(post.attributes);
  requireContent(draftKindOf(ctx, post.recordType), attributes);
  const scheduledAt = wantedDate(ctx, post, undefined);
  return ctx.write(async (w) => {
    // Many at once do not get past the limit.
    await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${userID}`}, 0))`);
    const stored = await withRecord(w, {
      record_type: post.recordType,
      record_id: reference(post.recordID),
      is_reserved: false,
      parent_record_type: post.parentRecordType ?? null,
      parent_record_id: post.parentRecordID ?? null,
      attributes,
      scheduledAt,
    });
    return insertDraft(ctx, w, stored);
  });
}

async function insertDraft(ctx: RequestContext, w: WriteContext, stored: Stored): Promise<number> {
  const { userID } = ctx.viewer;
  const { name, excerpt, countWords } = draftText(stored.attributes, ctx.site.url);
  const row = await w.db.row<{ draft_id: number }>(sql`
    insert into drafts (record_type, record_id, is_reserved, parent_record_type, parent_record_id, attributes,
      name, excerpt, count_words, draft_status, date_scheduled, insert_user_id)
    select ${stored.record_type}, ${stored.record_id}::int, ${stored.is_reserved}, ${stored.parent_record_type},
      ${stored.parent_record_id}::int, ${JSON.stringify(stored.attributes)}::jsonb, ${name}, ${excerpt}, ${countWords},
      ${stored.scheduledAt ? 'scheduled' : 'draft'}, ${stored.scheduledAt}::timestamptz, ${userID}
    where (select count(*) from drafts where insert_user_id = ${userID}) < ${MAX_DRAFTS}
    returning draft_id`);
  if (!row) throw draftError('draft.tooMany');
  await publishAt(w, row.draft_id, stored.scheduledAt);
  return row.draft_id;
}

export async function changeDraft(ctx: RequestContext, draftID: number, patch: DraftPatch): Promise<void> {
  const given = patch.attributes && checkedAttributes(patch.attributes);
  await ctx.write(async (w) => {
    const row = requireMine(ctx, await lockDraft(w.db, draftID));
    requireRevision(ctx, editableDraft(row), {
      dateUpdated: row.date_updated,
      updateUserID: row.update_user_id,
    });
    const scheduledAt = wantedDate(ctx, patch, row);
    const record =
      patch.recordID === undefined
        ? { record_id: row.record_id, is_reserved: row.is_reserved }
        : {
            record_id: reference(patch.recordID),
            is_reserved: row.is_reserved && patch.recordID === row.record_id,
          };
    const stored = await withRecord(
      w,
      {
        ...record,
        record_type: patch.recordType ?? row.record_type,
        parent_record_type:
          patch.parentRecordType === undefined ? row.parent_record_type : patch.parentRecordType,
        parent_record_id: patch.parentRecordID === undefined ? row.parent_record_id : patch.parentRecordID,
        attributes: given ?? row.attributes,
        scheduledAt,
      },
      row,
    );
    await storeDraft(ctx, w, row, stored);
  });
}

/** A new time alone. */
export async function reschedule(ctx: RequestContext, draftID: number, dateScheduled: string): Promise<void> {
  requireScheduling(ctx);
  await ctx.write(async (w) => {
    const row = requireMine(ctx, await lockDraft(w.db, draftID));
    if (row.draft_status !== 'scheduled') throw draftError('draft.notScheduled');
    await storeDraft(ctx, w, row, { ...row, scheduledAt: checkedDate(ctx, dateScheduled) });
  });
}

export async function cancelSchedule(ctx: RequestContext, draftID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = requireMine(ctx, await lockDraft(w.db, draftID));
    if (row.draft_status === 'draft') throw draftError('draft.notScheduled');
    await storeDraft(ctx, w, row, await withRecord(w, { ...row, scheduledAt: null }, row));
  });
}

export async function deleteDraft(ctx: RequestContext, draftID: number): Promise<void> {
  await ctx.write(async (w) => {
    requireMine(ctx, await lockDraft(w.db, draftID));
    await w.db.execute(sql`delete from drafts where draft_id = ${draftID}`);
  });
}

/**
 * What was written as a draft is posted: one that is gone already, or is another's, is left alone. Answers the number that
 * was reserved for the post: others may link to it.
 */
export async function dropPosted(w: WriteContext, draftID: number): Promise<number | undefined> {
  const row = await w.db.row<Pick<DraftRow, 'record_id' | 'is_reserved'>>(sql`
    delete from drafts where draft_id = ${draftID} and insert_user_id = ${w.viewer.userID}
    returning record_id, is_reserved`);
  return row?.is_reserved ? (row.record_id ?? undefined) : undefined;
}

async function storeDraft(
  ctx: RequestContext,
  w: WriteContext,
  row: DraftRow,
  stored: Stored,
): Promise<void> {
  const { name, excerpt, countWords } = draftText(stored.attributes, ctx.site.url);
  await w.db.execute(sql`
    update drafts set record_type = ${stored.record_type}, record_id = ${stored.record_id}::int,
      is_reserved = ${stored.is_reserved}, parent_record_type = ${stored.parent_record_type},
      parent_record_id = ${stored.parent_record_id}::int, attributes = ${JSON.stringify(stored.attributes)}::jsonb,
      name = ${name}, excerpt = ${excerpt}, count_words = ${countWords}, failed_reason = null, failed_fields = null,
      draft_status = ${stored.scheduledAt ? 'scheduled' : 'draft'},
      date_scheduled = ${stored.scheduledAt}::timestamptz, update_user_id = ${ctx.viewer.userID},
      date_updated = clock_timestamp()
    where draft_id = ${row.draft_id}`);
  await publishAt(w, row.draft_id, stored.scheduledAt);
}

/** undefined: as a plain draft. The time stays where only something else changes. */
function wantedDate(
  ctx: RequestContext,
  given: Pick<DraftPatch, 'draftStatus' | 'dateScheduled' | 'recordType' | 'attributes'>,
  row: DraftRow | undefined,
): Date | null {
  if (given.draftStatus !== 'scheduled') return null;
  requireScheduling(ctx);
  requireSchedulable(given.recordType ?? row?.record_type ?? '', given.attributes ?? row?.attributes ?? {});
  if (row?.draft_status === 'scheduled' && row.date_scheduled !== null && given.dateScheduled === undefined)
    return new Date(row.date_scheduled);
  return checkedDate(ctx, given.dateScheduled);
}

/** The post that it is for: of a new one that is scheduled, a number is reserved, so that others can link to it. */
async function withRecord(w: WriteContext, stored: Stored, row?: DraftRow): Promise<Stored> {
  if (!stored.scheduledAt)
    return stored.is_reserved ? { ...stored, record_id: null, is_reserved: false } : stored;
  const { record_id: recordID } = stored;
  if (stored.is_reserved) return stored;
  if (recordID !== null && (await isLiveDiscussion(w.db, recordID))) {
    await requireOnlySchedule(w, recordID, row?.draft_id);
    return stored;
  }
  return { ...stored, record_id: await reserveDiscussionID(w.db), is_reserved: true };
}

async function requireOnlySchedule(w: WriteContext, recordID: number, draftID = 0): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`schedule of ${recordID}`}, 0))`);
  const other = await w.db.row<{ draft_id: number; insert_user_id: number }>(sql`
    select draft_id, insert_user_id from drafts
    where record_id = ${recordID} and record_type = 'discussion' and draft_status = 'scheduled' and draft_id <> ${draftID}`);
  if (!other) return;
  const isOwnSchedule = other.insert_user_id === w.viewer.userID;
  const problem = {
    field: 'recordID',
    code: 'scheduleTaken',
    message: 'A change of this post is scheduled already.',
    status: 400,
    isOwnSchedule,
    ...(isOwnSchedule && { draftID: other.draft_id }),
  };
  throw validationProblem([problem]);
}

function reference(recordID: number | null | undefined): number | null {
  return recordID !== undefined && recordID !== null && recordID > 0 ? recordID : null;
}

/** However often the time is changed, one job waits for it. */
async function publishAt(w: WriteContext, draftID: number, date: Date | null): Promise<void> {
  if (date) await w.enqueue(PUBLISH_JOB, { draftID }, { key: publishKey(draftID), runAt: date });
}
