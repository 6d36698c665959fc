import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type CategoryPreferences, categoryError } from '../categories.contract.ts';
import { categoryFollowed, categoryUnfollowed } from '../categories.events.ts';
import { categoryConfig } from './category.config.ts';
import { FOLLOWS_TAG } from './category.counts.ts';
import type { FollowRow } from './category.queries.ts';
import {
  defaultPreferences,
  isMail,
  PREFERENCE_NAMES,
  type Preferences,
  preferencesOf,
} from './category-preferences.ts';
import { mayHaveMails } from './follower.policy.ts';

export async function followCategory(ctx: RequestContext, categoryID: number): Promise<void> {
  await changePreferences(ctx, { categoryID, userID: ctx.viewer.userID }, { 'preferences.followed': true });
}

export async function unfollowCategory(ctx: RequestContext, categoryID: number): Promise<void> {
  await changePreferences(ctx, { categoryID, userID: ctx.viewer.userID }, { 'preferences.followed': false });
}

interface Following {
  categoryID: number;
  userID: number;
}

/** To want anything of a category is to follow it; who follows no longer wants nothing of it. */
export async function changePreferences(
  ctx: RequestContext,
  following: Following,
  patch: Partial<CategoryPreferences>,
): Promise<void> {
  const mayMail = await mayHaveMails(ctx, following.userID);
  const wanted = PREFERENCE_NAMES.filter((name) => patch[name] === true);
  if (!mayMail && wanted.some(isMail))
    throw categoryError('category.noMail', { permissions: ['email.view'] });
  if (patch['preferences.followed'] === false) return unfollow(ctx, following);
  await ctx.write(async (w) => {
    const row = await lockFollowing(w, following);
    if (!row && patch['preferences.followed'] !== true && wanted.length === 0) return;
    if (!row) await requireRoom(ctx, w, following.userID);
    const before = row ? preferencesOf(row) : defaultPreferences(ctx, mayMail);
    const preferences = { ...before };
    for (const name of PREFERENCE_NAMES) preferences[name] = patch[name] ?? before[name];
    await store(w, following, preferences);
    if (!row) await announce(w, categoryFollowed, following);
  });
}

async function unfollow(ctx: RequestContext, following: Following): Promise<void> {
  const { categoryID, userID } = following;
  await ctx.write(async (w) => {
    const removed = await w.db.execute(
      sql`delete from category_follows where user_id = ${userID} and category_id = ${categoryID}`,
    );
    if (removed > 0) await announce(w, categoryUnfollowed, following);
  });
}

/** The lock is on the member: what they follow at once is counted one after the other. */
async function lockFollowing(
  w: WriteContext,
  { categoryID, userID }: Following,
): Promise<FollowRow | undefined> {
  await w.db.row(sql`select user_id from users where user_id = ${userID} for no key update`);
  return w.db.row<FollowRow>(
    sql`select * from category_follows where user_id = ${userID} and category_id = ${categoryID}`,
  );
}

async function requireRoom(ctx: RequestContext, w: WriteContext, userID: number): Promise<void> {
  const followed = await w.db.row<{ count: number }>(
    sql`select count(*) as count from category_follows where user_id = ${userID}`,
  );
  if ((followed?.count ?? 0) >= ctx.setting(categoryConfig.maxFollowed))
    throw categoryError('category.tooManyFollowed');
}

async function store(
  w: WriteContext,
  { categoryID, userID }: Following,
  preferences: Preferences,
): Promise<void> {
  await w.db.execute(sql`
    insert into category_follows (user_id, category_id, wants_popup_posts, wants_email_posts, wants_push_posts,
      wants_popup_comments, wants_email_comments, wants_push_comments, wants_email_digest)
    values (${userID}, ${categoryID}, ${preferences['preferences.popup.posts']}, ${preferences['preferences.email.posts']},
      ${preferences['preferences.push.posts']}, ${preferences['preferences.popup.comments']},
      ${preferences['preferences.email.comments']}, ${preferences['preferences.push.comments']},
      ${preferences['preferences.email.digest']})
    on conflict (user_id, category_id) do update set
      wants_popup_posts = excluded.wants_popup_posts, wants_email_posts = excluded.wants_email_posts,
      wants_push_posts = excluded.wants_push_posts, wants_popup_comments = excluded.wants_popup_comments,
      wants_email_comments = excluded.wants_email_comments, wants_push_comments = excluded.wants_push_comments,
      wants_email_digest = excluded.wants_email_digest`);
}

async function announce(
  w: WriteContext,
  event: typeof categoryFollowed,
  { categoryID, userID }: Following,
): Promise<void> {
  await w.announce(event, { categoryID, userID }, { invalidates: [FOLLOWS_TAG] });
}
