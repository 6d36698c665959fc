import { validationProblem } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { fieldErrors } from '../../../platform/server/http/input/field-errors.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import { type Attachment, attachmentError, MOST_REFRESHED } from '../attachments.contract.ts';
import { attachmentAdded } from '../attachments.events.ts';
import { isStale } from '../stale-attachments.ts';
import { type Asked, requireAttachable } from './attachment.policy.ts';
import { presentAttachments } from './attachment.present.ts';
import { type AttachmentRow, attachmentsByID, findAttachment } from './attachment.queries.ts';
import {
  type AttachedPost,
  type AttachmentProvider,
  configuredProviders,
  type SourceRecord,
} from './attachment-integrations.ts';

export async function makeAttachment(
  ctx: RequestContext,
  { attachmentType, recordType, recordID, ...values }: Asked & Record<string, unknown>,
): Promise<Attachment> {
  const { provider, post } = await requireAttachable(ctx, { attachmentType, recordType, recordID });
  const form = await provider.form(ctx, post, values);
  const read = form.safeParse(values);
  if (!read.success) throw validationProblem(fieldErrors(read.error.issues, values));
  const attachmentID = await begin(ctx, provider, post);
  const begun = await findAttachment(ctx.db, attachmentID);
  if (begun?.source_id === null) await createRecord(ctx, { provider, post, attachmentID, values: read.data });
  const [made] = await presentAttachments(ctx, await attachmentsByID(ctx, [attachmentID]));
  if (!made) throw attachmentError('attachment.failed');
  return made;
}

/** Stored first: a call that is sent again finds what the service made by then, and makes no second one. */
function begin(ctx: RequestContext, { attachmentType, name }: AttachmentProvider, post: AttachedPost) {
  return ctx.write(async (w) => {
    const row = await w.db.row<{ attachment_id: number }>(sql`
      insert into attachments (attachment_type, record_type, record_id, record_user_id, source, insert_user_id)
      values (${attachmentType}, ${post.recordType}, ${post.recordID}, ${post.insertUserID}, ${name}, ${ctx.viewer.userID})
      returning attachment_id`);
    return row?.attachment_id ?? 0;
  });
}

interface Begun {
  provider: AttachmentProvider;
  post: AttachedPost;
  attachmentID: number;
  values: Record<string, unknown>;
}

async function createRecord(ctx: RequestContext, { provider, post, attachmentID, values }: Begun) {
  const made = await answered(ctx, provider, () => provider.create(ctx, post, values));
  if (!made) {
    await ctx.write((w) => w.db.execute(sql`delete from attachments where attachment_id = ${attachmentID}`));
    throw attachmentError('attachment.failed');
  }
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update attachments set ${columnsOf(made)}, date_updated = now() where attachment_id = ${attachmentID}`);
    const { recordType, recordID, discussionID } = post;
    const { attachmentType } = provider;
    await w.announce(
      attachmentAdded,
      { attachmentID, attachmentType, recordType, recordID, userID: ctx.viewer.userID },
      { invalidates: [cacheTag.discussion(discussionID)] },
    );
  });
}

const columnsOf = ({ sourceID, sourceUrl, status, state, lastModifiedDate, metadata }: SourceRecord) => sql`
  source_id = ${sourceID.slice(0, 200)}, source_url = ${linkOf(sourceUrl)}, status = ${status.slice(0, 200)},
  state = ${state?.slice(0, 200) ?? null}, date_last_modified = ${momentOf(lastModifiedDate)},
  metadata = ${JSON.stringify((metadata ?? []).slice(0, 20))}::jsonb`;

/** What a service answers is not ours: nothing but addresses of pages becomes a link. */
function linkOf(address: string | undefined): string | null {
  return address !== undefined && /^https?:\/\//i.test(address) && address.length <= 2000 ? address : null;
}

function momentOf(text: string | undefined): Date | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A service that is down is no fault of ours: it is noted, and what is known stays. */
async function answered<Answer>(
  ctx: RequestContext,
  { attachmentType }: AttachmentProvider,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
    ctx.site.log.warn({ err: error, attachmentType }, 'an outside service did not answer');
    return undefined;
  }
}

export async function refreshed(
  ctx: RequestContext,
  attachmentIDs: readonly number[],
  onlyStale: boolean,
): Promise<Attachment[]> {
  if (attachmentIDs.length > MOST_REFRESHED) throw attachmentError('attachment.tooMany');
  const rows = await attachmentsByID(ctx, attachmentIDs);
  const asked = rows.filter((row) => !onlyStale || isStale({ dateUpdated: row.date_updated }, ctx.now));
  const answers = await Promise.all(asked.map((row) => asksAgain(ctx, row)));
  const news = answers.flatMap((answer) => answer ?? []);
  if (news.length > 0) await storeNews(ctx, news);
  return presentAttachments(ctx, news.length > 0 ? await attachmentsByID(ctx, attachmentIDs) : rows);
}

interface News {
  attachmentID: number;
  record: SourceRecord;
}

async function asksAgain(ctx: RequestContext, row: AttachmentRow): Promise<News | undefined> {
  const provider = configuredProviders(ctx).find((each) => each.attachmentType === row.attachment_type);
  if (!provider?.refresh) return undefined;
  const known = { sourceID: row.source_id, sourceUrl: row.source_url, metadata: row.metadata };
  const record = await answered(ctx, provider, async () => provider.refresh?.(ctx, known));
  return record && { attachmentID: row.attachment_id, record: { ...record, sourceID: row.source_id } };
}

/** In the order of their ids: two who ask at once wait for each other, and not in a circle. */
async function storeNews(ctx: RequestContext, news: readonly News[]): Promise<void> {
  await ctx.write(async (w) => {
    for (const { attachmentID, record } of news.toSorted((a, b) => a.attachmentID - b.attachmentID))
      await w.db.execute(sql`
        update attachments set ${columnsOf(record)}, date_updated = now(), update_user_id = ${ctx.viewer.userID}
        where attachment_id = ${attachmentID}`);
  });
}
