// `delete`: discussions with all their comments, comments (those with others' replies are emptied), reactions.
import { DomainError } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { deleteComment, tombstoneComment } from '../../comments/server/delete-comment.ts';
import { removeWhole } from '../../discussions/server/delete-discussion.ts';
import type { ReactionRecordType } from '../../reactions/reactions.contract.ts';
import { retractReaction } from '../../reactions/server/reaction.actions.ts';
import { reactionTypesSnapshot } from '../../reactions/server/reaction.types.ts';
import type { Step } from './remove-content.ts';

export const removeDiscussions: Step = async (ctx, userID, limit) => {
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions where insert_user_id = ${userID}
    order by discussion_id limit ${sql.integer(limit)}`);
  for (const row of rows) await unlessGone(() => removeWhole(ctx, row.discussion_id));
  return rows.length;
};

/** The deepest first: what is below a comment of one's own has gone before it is looked at. */
export const removeComments: Step = async (ctx, userID, limit) => {
  const rows = await ctx.db.rows<{ commentID: number; discussionID: number }>(sql`
    select comment_id as "commentID", discussion_id as "discussionID" from comments
    where insert_user_id = ${userID} and date_tombstoned is null
    order by depth desc, comment_id limit ${sql.integer(limit)}`);
  for (const row of rows) {
    await unlessGone(async () => {
      const reply = await ctx.db.row(
        sql`select 1 from comments where parent_comment_id = ${row.commentID} limit 1`,
      );
      await ctx.write((w) => (reply ? tombstoneComment : deleteComment)(w, row.commentID));
    });
  }
  return rows.length;
};

/** What is gone already needs nothing more: somebody else was faster, or it went together with another. */
async function unlessGone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError && (error.status === 404 || error.status === 410))) throw error;
  }
}

interface ReactionRow {
  record_type: ReactionRecordType;
  record_id: number;
  urlcode: string;
  discussion_id: number;
  category_id: number;
  insert_user_id: number;
}

/** Totals, scores and points follow, as if the member had taken each back. */
export const retractReactions: Step = async (ctx, userID, limit) => {
  const { byUrlcode } = await ctx.snapshot(reactionTypesSnapshot);
  const rows = await ctx.db.rows<ReactionRow>(sql`
    select r.record_type, r.record_id, r.urlcode, d.discussion_id, d.category_id,
      coalesce(c.insert_user_id, d.insert_user_id) as insert_user_id
    from reactions r
    left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
    join discussions d on d.discussion_id = case r.record_type when 'comment' then c.discussion_id else r.record_id end
    where r.user_id = ${userID} limit ${sql.integer(limit)}`);
  for (const row of rows) {
    const type = byUrlcode.get(row.urlcode.toLowerCase());
    if (!type) continue;
    const record = {
      recordType: row.record_type,
      recordID: row.record_id,
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      insertUserID: row.insert_user_id,
    };
    await unlessGone(() => ctx.write((w) => retractReaction(w, record, userID, type)));
  }
  return rows.length;
};

/** What the member wrote does not live on among earlier wordings and records of what was deleted. */
export const forgetWordings: Step = async (ctx, userID) => {
  const blank = sql`'{"name": "", "body": "", "body_html": "", "excerpt": "", "image": null}'::jsonb`;
  const isTheirs = (record: string) => sql`(${sql.raw(record)}->>'insert_user_id')::int = ${userID}`;
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      delete from post_revisions r where
        (record_type = 'discussion' and record_id in (select discussion_id from discussions where insert_user_id = ${userID}))
        or (record_type = 'comment' and record_id in (select comment_id from comments where insert_user_id = ${userID}))`);
    await w.db.execute(sql`
      update deleted_comments set record = record || ${blank} where ${isTheirs('record')}`);
    await w.db.execute(sql`
      update deleted_discussions set
        name = case when ${isTheirs("record->'discussion'")} then '' else name end,
        record = record || jsonb_build_object(
          'discussion', case when ${isTheirs("record->'discussion'")}
            then record->'discussion' || ${blank} else record->'discussion' end,
          'comments', (
            select coalesce(jsonb_agg(case when ${isTheirs('comment')} then comment || ${blank} else comment end), '[]')
            from jsonb_array_elements(record->'comments') as comment))
      where ${isTheirs("record->'discussion'")}
        or record->'comments' @> ${JSON.stringify([{ insert_user_id: userID }])}::jsonb`);
  });
  return 0;
};
