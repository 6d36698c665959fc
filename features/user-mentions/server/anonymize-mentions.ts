// Takes a member's name out of the posts that mention them, one post at a time.

import type { RecordID } from '../../../platform/contract/progress.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { longRun } from '../../../platform/server/long-runs/long-run.ts';
import { hasDollarMath } from '../../categories/server/dollar-math.ts';
import { renderMentioning } from '../../mentions/server/ready-body.ts';
import { anonymizeBody, type Mentioned, mentionedNames } from './anonymize-body.ts';

type RecordType = 'discussion' | 'comment';

export const anonymizeRun = longRun<{ userID: number }>({
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

export async function anonymizePost(ctx: RequestContext, id: RecordID, userID: number): Promise<void> {
  const [recordType, number] = String(id).split(':') as [RecordType, string];
  const recordID = Number(number);
  await ctx.write(async (w) => {
    const post = await lockPost(w, recordType, recordID, userID);
    const own = { recordType, recordID };
    if (post) await rewrite(w, own, post, { userID, names: namesIn(post, userID) });
    await w.db.execute(sql`
      delete from user_mentions
      where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID}`);
  });
}

function namesIn(post: PostRow, userID: number): string[] {
  return [
    ...new Set([...(post.name === null ? [] : [post.name]), ...mentionedNames(post.body_html, userID)]),
  ];
}

/** With the name of the member, unless it is gone already. */
function lockPost(w: WriteContext, recordType: RecordType, recordID: number, userID: number) {
  const name = sql`(select name from users where user_id = ${userID} and date_deleted is null) as name`;
  return w.db.row<PostRow>(
    recordType === 'discussion'
      ? sql`
        select discussion_id, category_id, insert_user_id, body, format, body_html, ${name}
        from discussions where discussion_id = ${recordID} for no key update`
      : sql`
        select c.discussion_id, d.category_id, c.insert_user_id, c.body, c.format, c.body_html, ${name}
        from comments c join discussions d using (discussion_id)
        where c.comment_id = ${recordID} for no key update of c`,
  );
}

async function rewrite(
  w: WriteContext,
  { recordType, recordID }: { recordType: RecordType; recordID: number },
  post: PostRow,
  mentioned: Mentioned,
): Promise<void> {
  const table = sql.raw(`${recordType}s`);
  const key = sql.raw(`${recordType}_id`);
  const source = anonymizeBody(post.body, post.format, mentioned);
  const { body } = await renderMentioning(w.db, w.site.url, source, post.format, {
    dollarMath: await hasDollarMath(w.db, post.category_id),
  });
  const derived =
    recordType === 'discussion'
      ? sql`, excerpt = ${body.excerpt}, image = ${body.image && JSON.stringify(body.image)}`
      : sql.empty;
  await w.db.execute(sql`
    update ${table} set body = ${body.source}, body_html = ${body.html}, renderer_version = ${RENDERER_VERSION} ${derived}
    where ${key} = ${recordID}`);
  await rewriteRevisions(w, recordType, recordID, mentioned);
  const { discussion_id: discussionID, category_id: categoryID, insert_user_id: insertUserID } = post;
  await w.announce({
    type: `${recordType}.edited`,
    payload: {
      ...(recordType === 'comment' && { commentID: recordID }),
      discussionID,
      categoryID,
      userID: w.viewer.userID,
      mentionedUserIDs: [],
    },
    touches: [
      tagOf.discussion(discussionID),
      tagOf.categoryPosts(categoryID),
      tagOf.allPosts,
      tagOf.userPosts(insertUserID),
    ],
  });
}

/** Earlier wordings name the member too. */
async function rewriteRevisions(
  w: WriteContext,
  recordType: RecordType,
  recordID: number,
  mentioned: Mentioned,
): Promise<void> {
  const rows = await w.db.rows<{ post_revision_id: number; body: string; format: string }>(sql`
    select post_revision_id, body, format from post_revisions
    where record_type = ${recordType} and record_id = ${recordID}`);
  for (const row of rows) {
    const body = anonymizeBody(row.body, row.format, mentioned);
    if (body === row.body) continue;
    await w.db.execute(
      sql`update post_revisions set body = ${body} where post_revision_id = ${row.post_revision_id}`,
    );
  }
}
