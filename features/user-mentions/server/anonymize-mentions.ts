// Takes a member's name out of the posts that mention them, one post at a time.

import type { RecordID } from '../../../platform/contract/progress.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { changedMeanwhile } from '../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { hasDollarMath } from '../../categories/server/dollar-math.ts';
import { commentEdited } from '../../comments/comments.events.ts';
import { discussionEdited } from '../../discussions/discussions.events.ts';
import { storeBody } from '../../discussions/server/bodies/store-body.ts';
import { changeRevisions } from '../../discussions/server/writing/post-revisions.ts';
import { forgetMention } from '../../mentions/server/mention.actions.ts';
import { type PreparedBody, renderMentioning } from '../../mentions/server/prepared-body.ts';
import { anonymizeBody, type Mentioned, mentionedNames } from './anonymize-body.ts';

type RecordType = 'discussion' | 'comment';

export const anonymizeOperation = bulkOperation<{ userID: number }>({
  name: 'userMentions.anonymize',
  require: (ctx) => ctx.require('site.manage'),
  list: (ctx, { userID }) => mentioningPosts(ctx.db, userID),
  each: (ctx, id, { userID }) => anonymizePost(ctx, id, userID),
});

/** `discussion:5`, `comment:7`. */
export async function mentioningPosts(db: Queryable, userID: number, most?: number): Promise<string[]> {
  const rows = await db.rows<{ post: string }>(sql`
    select record_type || ':' || record_id as post from user_mentions where user_id = ${userID}
    order by record_type, record_id ${most === undefined ? sql.empty : sql`limit ${sql.integer(most)}`}`);
  return rows.map((row) => row.post);
}

interface PostRow {
  discussion_id: number;
  category_id: number;
  insert_user_id: number;
  body: string;
  format: string;
  body_html: string;
  name: string | null;
}

/** Drawn before the transaction, which only stores it; where the post was edited meanwhile, it is drawn once more. */
export async function anonymizePost(
  ctx: RequestContext,
  id: RecordID,
  userID: number,
  formerName?: string,
): Promise<void> {
  const [recordType, number] = String(id).split(':') as [RecordType, string];
  const own = { recordType, recordID: Number(number) };
  for (let tries = 0; tries < TRIES; tries++) {
    const post = await readPost(ctx.db, own, userID);
    const drawn = post && (await draw(ctx, post, { userID, names: namesIn(post, userID, formerName) }));
    if (await ctx.write((w) => forget(w, own, userID, drawn))) return;
  }
  throw changedMeanwhile('A post that is made anonymous');
}

/** Whoever edits a post that often within moments is heard first. */
const TRIES = 5;

interface DrawnPost {
  post: PostRow;
  mentioned: Mentioned;
  body: PreparedBody;
}

async function draw(ctx: RequestContext, post: PostRow, mentioned: Mentioned): Promise<DrawnPost> {
  const source = anonymizeBody(post.body, post.format, mentioned);
  const { body } = await renderMentioning(ctx.db, ctx.site.url, source, post.format, {
    dollarMath: await hasDollarMath(ctx.db, post.category_id),
  });
  return { post, mentioned, body };
}

/** Answers false where the post is another one by now. */
async function forget(
  w: WriteContext,
  own: OwnRecord,
  userID: number,
  drawn: DrawnPost | undefined,
): Promise<boolean> {
  if (drawn && !(await store(w, own, drawn))) return false;
  await forgetMention(w, own.recordType, own.recordID, userID);
  return true;
}

function namesIn(post: PostRow, userID: number, formerName?: string): string[] {
  const known = [post.name ?? [], formerName ?? []].flat();
  return [...new Set([...known, ...mentionedNames(post.body_html, userID)])];
}

interface OwnRecord {
  recordType: RecordType;
  recordID: number;
}

/** With the name of the member, unless it is gone already. */
function readPost(db: Queryable, { recordType, recordID }: OwnRecord, userID: number) {
  const name = sql`(select name from users where user_id = ${userID} and date_deleted is null) as name`;
  return db.row<PostRow>(
    recordType === 'discussion'
      ? sql`
        select discussion_id, category_id, insert_user_id, body, format, body_html, ${name}
        from discussions where discussion_id = ${recordID}`
      : sql`
        select c.discussion_id, d.category_id, c.insert_user_id, c.body, c.format, c.body_html, ${name}
        from comments c join discussions d using (discussion_id) where c.comment_id = ${recordID}`,
  );
}

/** A post that has gone meanwhile needs nothing more. */
async function store(
  w: WriteContext,
  own: OwnRecord,
  { post, mentioned, body }: DrawnPost,
): Promise<boolean> {
  const { recordType, recordID } = own;
  const locked = await w.db.row<Pick<PostRow, 'body' | 'format'>>(
    recordType === 'discussion'
      ? sql`select body, format from discussions where discussion_id = ${recordID} for no key update`
      : sql`select body, format from comments where comment_id = ${recordID} for no key update`,
  );
  if (!locked) return true;
  if (locked.body !== post.body || locked.format !== post.format) return false;
  await storeBody(w.db, recordType, { id: recordID, body: post.body }, body);
  // Revisions name the member too.
  await changeRevisions(w.db, recordType, recordID, (text, format) => anonymizeBody(text, format, mentioned));
  await announceEdited(w, own, post);
  return true;
}

async function announceEdited(
  w: WriteContext,
  { recordType, recordID }: OwnRecord,
  post: PostRow,
): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID, insert_user_id: insertUserID } = post;
  const edited = { discussionID, categoryID, userID: w.viewer.userID, mentionedUserIDs: [] };
  const invalidates = [
    cacheTag.discussion(discussionID),
    cacheTag.categoryPosts(categoryID),
    cacheTag.allPosts,
    cacheTag.userPosts(insertUserID),
  ];
  if (recordType === 'comment')
    await w.announce(commentEdited, { commentID: recordID, ...edited }, { invalidates });
  else await w.announce(discussionEdited, edited, { invalidates });
}
