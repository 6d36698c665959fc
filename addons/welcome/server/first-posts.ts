// The first post of each newcomer, and who answered it: written down from what stands, so that it may be done again at any
// time, by several at once, and ends up the same. Each is a few looks into indexes, however much was written.
import { type Queryable, type Sql, sql } from '@parley/addon-api';

/** Longer than anybody is new; whoever joined before is looked at no further. */
const isNew = (days: number): Sql => sql`
  u.date_inserted > now() - make_interval(days => ${days}) and u.date_deleted is null and u.admin = 0`;

const standingDiscussions = sql`
  select d.discussion_id as thread_id, d.discussion_id, null::int as comment_id, d.date_inserted
  from discussions d
  where d.insert_user_id = u.user_id and d.date_held is null and d.date_removed is null
  order by d.date_inserted, d.discussion_id limit 1`;

const standingComments = sql`
  select c.discussion_id as thread_id, null::int as discussion_id, c.comment_id, c.date_inserted
  from comments c join discussions d on d.discussion_id = c.discussion_id
  where c.insert_user_id = u.user_id and c.date_held is null and c.date_tombstoned is null
    and d.date_held is null and d.date_removed is null
  order by c.date_inserted, c.comment_id limit 1`;

const firstPost = sql`
  select * from ((${standingDiscussions}) union all (${standingComments})) posts
  order by date_inserted limit 1`;

/** What the site itself wrote, as user 1, is no welcome. */
const isByAnother = sql`
  c.insert_user_id > 1 and c.insert_user_id <> u.user_id and c.date_held is null and c.date_tombstoned is null`;

/** Of a discussion any comment; of a comment a reply, or one in the same discussion that names its author. */
const firstAnswer = sql`
  select * from (
    (select c.insert_user_id, c.date_inserted from comments c
      where c.discussion_id = post.discussion_id and ${isByAnother}
      order by c.date_inserted, c.comment_id limit 1)
    union all
    (select c.insert_user_id, c.date_inserted from comments c
      where c.parent_comment_id = post.comment_id and ${isByAnother}
      order by c.date_inserted, c.comment_id limit 1)
    union all
    (select c.insert_user_id, c.date_inserted
      from user_mentions m join comments c on c.comment_id = m.record_id
      where m.user_id = u.user_id and m.record_type = 'comment' and post.comment_id is not null
        and c.discussion_id = post.thread_id and c.date_inserted >= post.date_inserted and ${isByAnother}
      order by c.date_inserted, c.comment_id limit 1)
  ) comments_by_others order by date_inserted limit 1`;

/** A post that went gives way to the next one; whoever was welcomed stays so. */
export async function noteFirstPosts(db: Queryable, userIDs: readonly number[], days: number): Promise<void> {
  const members = [...new Set(userIDs)].filter((userID) => userID > 1).toSorted((one, other) => one - other);
  if (members.length === 0) return;
  await db.execute(sql`
    insert into welcome_newcomers as known
      (user_id, discussion_id, comment_id, date_posted, date_welcomed, welcome_user_id, is_answered)
    select u.user_id, post.discussion_id, post.comment_id, post.date_inserted,
      answer.date_inserted, answer.insert_user_id, answer.insert_user_id is not null
    from users u
    cross join lateral (${firstPost}) post
    left join lateral (${firstAnswer}) answer on true
    where u.user_id = any(${members}::int[]) and ${isNew(days)}
    order by u.user_id
    on conflict (user_id) do update set
      discussion_id = excluded.discussion_id, comment_id = excluded.comment_id, date_posted = excluded.date_posted,
      date_welcomed = excluded.date_welcomed, welcome_user_id = excluded.welcome_user_id,
      is_answered = excluded.is_answered
    where known.date_welcomed is null and (excluded.is_answered
      or (known.discussion_id, known.comment_id) is distinct from (excluded.discussion_id, excluded.comment_id))`);
}
