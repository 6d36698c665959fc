import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { rememberMentions } from '../../../mentions/server/mention.actions.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import { discussionEdited } from '../../discussions.events.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';

/** The text before stays as a revision. `userID`: whose wording it is, where somebody else approves it. */
export async function rewriteDiscussion(
  w: WriteContext,
  row: DiscussionRow,
  text: PreparedBody & { name: string },
  userID = w.viewer.userID,
): Promise<void> {
  const before = await w.db.row<{ post_revision_id: number }>(sql`
    insert into post_revisions (record_type, record_id, name, body, format, insert_user_id, date_inserted)
    select 'discussion', discussion_id, name, body, format, coalesce(update_user_id, insert_user_id),
      coalesce(date_updated, date_inserted)
    from discussions where discussion_id = ${row.discussion_id} returning post_revision_id`);
  await w.db.execute(sql`
    update discussions set name = ${text.name}, body = ${text.source}, format = ${text.format}, body_html = ${text.html},
      excerpt = ${text.excerpt}, image = ${text.image && JSON.stringify(text.image)}, renderer_version = ${RENDERER_VERSION},
      update_user_id = ${userID}, date_updated = now()
    where discussion_id = ${row.discussion_id}`);
  await rememberMentions(w, 'discussion', row.discussion_id, text.mentionedUserIDs);
  await w.announce(
    discussionEdited,
    {
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      userID,
      mentionedUserIDs: text.mentionedUserIDs,
    },
    { invalidates: invalidatedTagsOf(row) },
  );
  if (userID !== w.viewer.userID) return;
  await recordUnlessAuthor(w, discussionActs.edited, row, {
    before: { postRevisionID: before?.post_revision_id },
  });
}
