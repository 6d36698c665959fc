// What stays in the old place of a discussion that was moved or merged, and leads to where it is now.
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { refreshLastPost, tallyCategory } from '../../categories/server/category.tally.ts';
import type { DiscussionRow } from './discussion.rows.ts';
import { touchesOf } from './discussion-state.ts';

const MAX_NAME = 250;

export const redirectName = (word: 'Moved' | 'Merged', name: string): string =>
  [...`${word}: ${name}`].slice(0, MAX_NAME).join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function redirectBody(path: string, name: string): string {
  return `<p><a href="${path}">${name.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)}</a></p>`;
}

/** A closed discussion in the category that `row` stood in before. What is held back leaves no trace. */
export async function leaveRedirect(w: WriteContext, row: DiscussionRow): Promise<void> {
  if (row.date_held !== null || row.type === 'redirect') return;
  const { userID } = w.viewer;
  const body = redirectBody(`/discussion/${row.discussion_id}`, row.name);
  const made = await w.db.row<{ discussion_id: number }>(sql`
    insert into discussions (
      type, name, category_id, insert_user_id, last_user_id, body, format, body_html, excerpt, renderer_version,
      date_closed, close_user_id, date_inserted, date_last_comment
    ) values (
      'redirect', ${redirectName('Moved', row.name)}, ${row.category_id}, ${userID}, ${userID}, ${body}, 'html',
      ${body}, ${row.name}, ${RENDERER_VERSION}, now(), ${userID}, ${row.date_last_comment}, ${row.date_last_comment}
    ) returning discussion_id`);
  await tallyCategory(w, row.category_id, { discussions: 1, comments: 0 });
  await refreshLastPost(w, row.category_id);
  await w.db.execute(
    sql`update users set count_discussions = count_discussions + 1 where user_id = ${userID}`,
  );
  const discussionID = made?.discussion_id ?? 0;
  await w.announce({
    type: 'discussion.redirected',
    payload: { discussionID, toDiscussionID: row.discussion_id, categoryID: row.category_id, userID },
    touches: [
      ...touchesOf({ discussion_id: discussionID, category_id: row.category_id }),
      tagOf.userPosts(userID),
    ],
  });
}

/** A discussion whose words are elsewhere now stays as a sign to them. */
export async function becomeRedirect(w: WriteContext, row: DiscussionRow, path: string): Promise<void> {
  const { userID } = w.viewer;
  const body = redirectBody(path, row.name);
  await w.db.execute(sql`
    update discussions set type = 'redirect', post_type_id = null, name = ${redirectName('Merged', row.name)},
      body = ${body}, format = 'html', body_html = ${body}, excerpt = ${row.name}, image = null,
      renderer_version = ${RENDERER_VERSION}, status_id = 0, score = 0, imported_score = 0,
      pin_location = null, date_pinned = null, pin_user_id = null, last_user_id = insert_user_id,
      date_closed = coalesce(date_closed, now()), close_user_id = coalesce(close_user_id, ${userID})
    where discussion_id = ${row.discussion_id}`);
  await refreshLastPost(w, row.category_id);
  await w.announce({
    type: 'discussion.typeChanged',
    payload: { discussionID: row.discussion_id, categoryID: row.category_id, type: 'redirect', userID },
    touches: [...touchesOf(row), tagOf.userPosts(row.insert_user_id)],
  });
}
