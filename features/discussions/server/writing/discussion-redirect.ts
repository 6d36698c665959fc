// What stays in the old place of a discussion that was moved or merged, and leads to where it is now.
import type { EventType } from '../../../../platform/contract/event.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { changeTagCounters } from '../../../tags/server/tag.counters.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import {
  discussionEdited,
  discussionHidden,
  discussionMoved,
  discussionRedirected,
  discussionRedirectsChanged,
  discussionRestored,
  discussionTypeChanged,
} from '../../discussions.events.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';

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
      date_closed, close_user_id, date_inserted, date_last_comment, redirect_discussion_id
    ) values (
      'redirect', ${redirectName('Moved', row.name)}, ${row.category_id}, ${userID}, ${userID}, ${body}, 'html',
      ${body}, ${row.name}, ${RENDERER_VERSION}, now(), ${userID}, ${row.date_last_comment}, ${row.date_last_comment},
      ${row.discussion_id}
    ) returning discussion_id`);
  changeCategoryCounters(w, row.category_id, { discussions: 1, comments: 0 });
  refreshLastPost(w, row.category_id);
  changeUserCounters(w, userID, { discussions: 1 });
  const discussionID = made?.discussion_id ?? 0;
  await w.announce(
    discussionRedirected,
    { discussionID, toDiscussionID: row.discussion_id, categoryID: row.category_id, userID },
    {
      invalidates: [
        ...invalidatedTagsOf({ discussion_id: discussionID, category_id: row.category_id }),
        cacheTag.userPosts(userID),
      ],
    },
  );
}

/** A discussion whose words are elsewhere now stays as a sign to them. */
export async function becomeRedirect(
  w: WriteContext,
  row: DiscussionRow,
  { path, discussionID }: { path: string; discussionID: number },
): Promise<void> {
  const { userID } = w.viewer;
  const body = redirectBody(path, row.name);
  await changeTagCounters(w, [row.discussion_id], -1);
  await w.db.execute(sql`
    update discussions set type = 'redirect', redirect_discussion_id = ${discussionID}, post_type_id = null, name = ${redirectName('Merged', row.name)},
      body = ${body}, format = 'html', body_html = ${body}, excerpt = ${row.name}, image = null,
      renderer_version = ${RENDERER_VERSION}, status_id = 0, score = 0, imported_score = 0,
      pin_location = null, date_pinned = null, pin_user_id = null, last_user_id = insert_user_id,
      date_closed = coalesce(date_closed, now()), close_user_id = coalesce(close_user_id, ${userID})
    where discussion_id = ${row.discussion_id}`);
  await changeTagCounters(w, [row.discussion_id], 1);
  refreshLastPost(w, row.category_id);
  await w.announce(
    discussionTypeChanged,
    {
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      fromType: row.type,
      type: 'redirect',
      postTypeID: null,
      userID,
    },
    { invalidates: [...invalidatedTagsOf(row), cacheTag.userPosts(row.insert_user_id)] },
  );
}

/** What led to one discussion leads to the other from now on: no redirect leads to a redirect. */
export async function repointRedirects(w: WriteContext, fromID: number, toID: number): Promise<void> {
  await w.db.execute(sql`
    update discussions set redirect_discussion_id = ${toID}
    where redirect_discussion_id = ${fromID} and discussion_id <> ${toID}`);
}

/**
 * Redirects say the title of where they lead, and are seen by those who see that: after a change of either, what was
 * derived from them is updated.
 */
export async function refreshRedirectsTo(w: WriteContext, discussionID: number): Promise<void> {
  const redirects = await w.db.rows<{ discussion_id: number; category_id: number; title: string }>(sql`
    select r.discussion_id, r.category_id, target.name as title
    from discussions r join discussions target on target.discussion_id = r.redirect_discussion_id
    where r.redirect_discussion_id = ${discussionID} order by r.discussion_id`);
  const title = redirects[0]?.title;
  if (title === undefined) return;
  const body = redirectBody(`/discussion/${discussionID}`, title);
  await w.db.execute(sql`
    update discussions set name = ${redirectName('Moved', title)}, excerpt = ${title}, body = ${body}, body_html = ${body}
    where redirect_discussion_id = ${discussionID} and type = 'redirect' and name like 'Moved: %' and excerpt <> ${title}`);
  await w.announce(
    discussionRedirectsChanged,
    { toDiscussionID: discussionID },
    { invalidates: redirects.flatMap(invalidatedTagsOf) },
  );
}

const REFRESHING: EventType<{ discussionID: number }>[] = [
  discussionMoved,
  discussionEdited,
  discussionHidden,
  discussionRestored,
];

/** To few of many anything leads. */
async function refreshRedirectsToAny(
  w: WriteContext,
  changed: readonly { discussionID: number }[],
): Promise<void> {
  const ids = changed.map(({ discussionID }) => discussionID);
  const targets = await w.db.rows<{ id: number }>(sql`
    select distinct redirect_discussion_id as id from discussions
    where redirect_discussion_id = any(${ids}) order by 1`);
  for (const { id } of targets) await refreshRedirectsTo(w, id);
}

export const refreshRedirects = REFRESHING.map((event) =>
  transactionHook(event, (w, { discussionID }) => refreshRedirectsTo(w, discussionID), refreshRedirectsToAny),
);
