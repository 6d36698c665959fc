// All wordings of a post, and what each of them changed.

import { notFound } from '../../../platform/contract/errors.ts';
import { type BodyFormat, bodyFormat } from '../../../platform/contract/fields.ts';
import { renderInWorker } from '../../../platform/server/content/render-in-worker.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { changeComment } from '../../comments/server/writing/change-comment.ts';
import { editDiscussion } from '../../discussions/server/writing/edit-discussion.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { PostChanges, PostRevision } from '../post-history.contract.ts';
import { changedWords, changesBetween } from './post-changes.ts';
import { type HistoryRecord, requireHistory, type StandingPost } from './post-history.policy.ts';

interface RevisionRow extends HistoryHead {
  record_type: 'discussion' | 'comment';
  record_id: number;
  name: string | null;
  body: string;
  format: string;
}

interface HistoryHead {
  post_revision_id: number | null;
  insert_user_id: number | null;
  date_inserted: string;
}

interface Wording {
  name: string;
  body: string;
  format: string;
}

/** Newest first: what stands now comes before all that was stored. */
export async function listRevisions(
  ctx: RequestContext,
  post: StandingPost,
  { page, limit }: { page: number; limit: number },
): Promise<{ revisions: PostRevision[]; total: number }> {
  const { recordType, recordID } = post;
  const ofPost = sql`record_type = ${recordType} and record_id = ${recordID}`;
  const counted = await ctx.db.row<{ count: number }>(
    sql`select count(*)::int as count from post_revisions where ${ofPost}`,
  );
  const total = (counted?.count ?? 0) + 1;
  const begin = (page - 1) * limit;
  const stored = await ctx.db.rows<HistoryHead>(sql`
    select post_revision_id, insert_user_id, date_inserted from post_revisions where ${ofPost}
    order by post_revision_id desc limit ${sql.integer(page === 1 ? limit - 1 : limit)}
    offset ${sql.integer(Math.max(0, begin - 1))}`);
  const standing = { post_revision_id: null, insert_user_id: post.authorID, date_inserted: post.date };
  const heads: HistoryHead[] = page === 1 ? [standing, ...stored] : stored;
  const users = await userFragments(ctx, heads.map(authorOf));
  const revisions = heads.map((head, at) => ({
    postRevisionID: head.post_revision_id,
    number: total - begin - at,
    insertUserID: authorOf(head),
    insertUser: users.get(authorOf(head)) as PostRevision['insertUser'],
    dateInserted: head.date_inserted,
  }));
  return { revisions, total };
}

const authorOf = ({ insert_user_id: userID }: HistoryHead): number => userID ?? 0;

export async function changesOf(
  ctx: RequestContext,
  post: StandingPost,
  postRevisionID: number | undefined,
): Promise<PostChanges> {
  const chosen =
    postRevisionID === undefined ? undefined : await requireRevisionOf(ctx, post, postRevisionID);
  const { recordType, recordID } = post;
  const before = await ctx.db.row<RevisionRow>(sql`
    select post_revision_id, record_type, record_id, name, body, format, insert_user_id, date_inserted from post_revisions
    where record_type = ${recordType} and record_id = ${recordID}
      and post_revision_id < ${postRevisionID ?? Number.MAX_SAFE_INTEGER}::bigint
    order by post_revision_id desc limit 1`);
  const now: Wording = chosen ? wordingOf(chosen) : post;
  const then: Wording = before ? wordingOf(before) : { name: '', body: '', format: 'text' };
  const [textBefore, textNow] = await Promise.all([textOf(ctx, then), textOf(ctx, now)]);
  const changes = changesBetween(textBefore, textNow);
  const isSame = changes.countAdded + changes.countRemoved === 0 && then.name === now.name;
  return {
    postRevisionID: postRevisionID ?? null,
    name: changedWords(then.name, now.name),
    ...changes,
    isMarkupOnly: before !== undefined && isSame && then.body !== now.body,
  };
}

/** By the ways of an edit: with its rights, its window, and the wording that stood stored as an earlier one. */
export async function restoreRevision(ctx: RequestContext, postRevisionID: number): Promise<HistoryRecord> {
  const row = await findRevision(ctx, postRevisionID);
  if (!row) throw notFound('Revision');
  const record: HistoryRecord = { recordType: row.record_type, recordID: row.record_id };
  await requireHistory(ctx, record);
  const { name, body, format } = row;
  if (record.recordType === 'comment')
    await changeComment(ctx, record.recordID, { body, format: formatOf(format) });
  else
    await editDiscussion(ctx, record.recordID, {
      body,
      format: formatOf(format),
      ...(name !== null && { name }),
    });
  return record;
}

function findRevision(ctx: RequestContext, postRevisionID: number): Promise<RevisionRow | undefined> {
  return ctx.db.row<RevisionRow>(sql`
    select post_revision_id, record_type, record_id, name, body, format, insert_user_id, date_inserted
    from post_revisions where post_revision_id = ${postRevisionID}`);
}

async function requireRevisionOf(
  ctx: RequestContext,
  { recordType, recordID }: HistoryRecord,
  postRevisionID: number,
): Promise<RevisionRow> {
  const row = await findRevision(ctx, postRevisionID);
  if (!row || row.record_type !== recordType || row.record_id !== recordID) throw notFound('Revision');
  return row;
}

/** Formats that are written no more are read, and written as HTML would be. */
function formatOf(format: string): BodyFormat {
  const known = bodyFormat.safeParse(format.toLowerCase());
  return known.success ? known.data : 'html';
}

const wordingOf = ({ name, body, format }: RevisionRow): Wording => ({ name: name ?? '', body, format });

/** As readers see it, without its looks. */
async function textOf(ctx: RequestContext, { body, format }: Wording): Promise<string> {
  if (body === '') return '';
  const { text } = await renderInWorker(
    body,
    format,
    { siteUrl: ctx.site.url },
    { owner: String(ctx.viewer.userID) },
  );
  return text;
}
