// A made-up community that grows: each call of `grow` writes more of what communities collect over the years, by SQL. One
// discussion is long, one member writes much, words have a long tail as those of real texts, and a part is private.
import { recountAll } from '../../features/comments/server/testing/many-comments.ts';
import { addUpCounts } from '../../features/discussions/server/member-counts/add-up-counts.jobs.ts';
import type { Community } from '../../features/discussions/server/testing/community.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { type Sql, sql } from '../../platform/server/db/sql.ts';

/** How many of each there are, together. */
export interface SiteSize {
  members: number;
  discussions: number;
  /** Of each discussion but the long one. */
  commentsEach: number;
  longThread: number;
  /** Comments of the busy member beside the long thread. */
  ofBusyMember: number;
}

export interface GrowingPlaces {
  longDiscussionID: number;
  /** Who writes it, and discussions of their own. */
  busyUserID: number;
  privateCategoryID: number;
}

type Range = readonly [first: number, last: number];

/** Writes what is missing to `size`, given what there was of `before`. */
export async function grow(test: Community, places: GrowingPlaces, size: SiteSize, before?: SiteSize) {
  const range = (name: keyof SiteSize): Range => [(before?.[name] ?? 0) + 1, size[name]];
  const { database } = test.site;
  await writeMembers(database, range('members'));
  await writeDiscussions(database, range('discussions'), places, size);
  await writeLongThread(database, range('longThread'), places, size.members);
  await writeBusyMember(database, range('ofBusyMember'), places);
  await writeWhatFollows(database, places);
  await recountAll(test);
  await addUpCounts(database);
  await writeSearchDocuments(database);
  await database.execute(sql`vacuum analyze`);
  test.site.invalidate(['*']);
}

const memberAt = (place: Sql) => sql`(select user_id from users where name_key = 'grower' || (${place}))`;

/** A few words are in most posts, most words in few. */
const wordsOf = (n: Sql) => sql`
  'the engine ' || case when ${n} % 3 = 0 then 'error ' else '' end || 'w' || (${n} * 7919) % 13
    || ' x' || (${n} * 7919) % 997 || ' y' || ${n}`;

async function writeMembers(database: Database, [first, last]: Range): Promise<void> {
  await database.execute(sql`
    insert into users (name, name_key, email, email_key, date_inserted, date_last_active, points)
    select 'Grower' || n, 'grower' || n, 'grower' || n || '@grow.example', 'grower' || n || '@grow.example',
      now() - n * interval '1 hour', now() - n * interval '1 minute', n % 977
    from generate_series(${first}::int, ${last}::int) n`);
  await database.execute(sql`
    insert into user_roles (user_id, role_id) select user_id, 8 from users where name_key like 'grower%'
    on conflict do nothing`);
}

async function writeDiscussions(
  database: Database,
  [first, last]: Range,
  { privateCategoryID }: GrowingPlaces,
  { members, commentsEach }: SiteSize,
): Promise<void> {
  await database.execute(sql`
    with made as (
      insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, excerpt, date_inserted,
        date_last_comment, count_views, score, imported_score, next_comment_number, renderer_version)
      select 'About ' || words, case when n % 10 = 0 then ${privateCategoryID}::int else 1 end, p.id, p.id, words, 'text',
        '<p>' || words || '</p>', words, now() - n * interval '50 minutes', now() - n * interval '40 minutes', n % 3000,
        n % 31, n % 31, ${commentsEach}::int + 1, 1
      from generate_series(${first}::int, ${last}::int) n, lateral (select ${wordsOf(sql`n`)} as words) w,
        lateral ${memberAt(sql`n % ${members}::int + 1`)} p (id)
      returning discussion_id, insert_user_id, date_inserted
    ), fresh as materialized (
      select nextval('comments_comment_id_seq')::int as id, discussion_id, date_inserted, at, insert_user_id
      from made, generate_series(1, ${commentsEach}::int) at
    )
    insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html,
      renderer_version, date_inserted)
    select fresh.id, discussion_id, fresh.id, 1, at, p.id, words, 'text', '<p>' || words || '</p>', 1,
      date_inserted + at * interval '1 minute'
    from fresh, lateral (select ${wordsOf(sql`fresh.id`)} as words) w,
      lateral ${memberAt(sql`fresh.id % ${members}::int + 1`)} p (id)`);
}

/** A third of it is the busy member's, every fifth answers the one before it. */
async function writeLongThread(
  database: Database,
  [first, last]: Range,
  { longDiscussionID, busyUserID }: GrowingPlaces,
  members: number,
): Promise<void> {
  await database.execute(sql`
    with fresh as materialized (
      select nextval('comments_comment_id_seq')::int as id, at::int, next_comment_number + at::int - ${first}::int as number
      from discussions, generate_series(${first}::int, ${last}::int) at where discussion_id = ${longDiscussionID}
    )
    insert into comments (comment_id, discussion_id, parent_comment_id, top_comment_id, depth, number, insert_user_id, body, format,
      body_html, renderer_version, date_inserted)
    select fresh.id, ${longDiscussionID}, above.id, coalesce(above.id, fresh.id), case when above.id is null then 1 else 2 end,
      fresh.number, case when fresh.at % 3 = 0 then ${busyUserID}::int else p.id end, words, 'text', '<p>' || words || '</p>', 1,
      now() - interval '40 days' + fresh.at * interval '1 minute'
    from fresh left join fresh above on fresh.at % 5 = 0 and above.at = fresh.at - 1,
      lateral (select ${wordsOf(sql`fresh.id`)} as words) w, lateral ${memberAt(sql`fresh.at % ${members}::int + 1`)} p (id)
    order by fresh.at`);
  await database.execute(sql`
    update discussions set next_comment_number = next_comment_number + ${last - first + 1}::int
    where discussion_id = ${longDiscussionID}`);
}

/**
 * Each comment in a discussion of somebody else's, and every fifth number a discussion. None is of today: what is counted of that
 * would be more in the evening than in the morning.
 */
async function writeBusyMember(
  database: Database,
  [first, last]: Range,
  { busyUserID }: GrowingPlaces,
): Promise<void> {
  await database.execute(sql`
    with place as materialized (
      select discussion_id, next_comment_number as number, row_number() over (order by discussion_id desc)::int as at
      from discussions where name like 'About %'
    ), fresh as materialized (
      select nextval('comments_comment_id_seq')::int as id, place.*
      from place where at <= ${last - first + 1}::int
    ), moved as (
      update discussions d set next_comment_number = number + 1 from fresh where fresh.discussion_id = d.discussion_id
    )
    insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html,
      renderer_version, date_inserted)
    select id, discussion_id, id, 1, number, ${busyUserID}, words, 'text', '<p>' || words || '</p>', 1,
      now() - interval '1 day' - at * interval '3 minutes'
    from fresh, lateral (select ${wordsOf(sql`fresh.id`)} as words) w`);
  await database.execute(sql`
    insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, date_inserted,
      date_last_comment, renderer_version)
    select 'Busy ' || words, 1, ${busyUserID}, ${busyUserID}, words, 'text', '<p>' || words || '</p>', now() - n * interval '2 hours',
      now() - n * interval '2 hours', 1
    from generate_series(${first}::int, ${last}::int, 5) n, lateral (select ${wordsOf(sql`n`)} as words) w`);
}

/** What readers leave behind: reactions, marks, bookmarks, tags, notifications, mentions, follows. */
async function writeWhatFollows(
  database: Database,
  { busyUserID, longDiscussionID }: GrowingPlaces,
): Promise<void> {
  const statements = [
    sql`insert into reactions (record_type, record_id, user_id, urlcode, is_flag, weight, points, date_inserted)
      select 'comment', comment_id, ${busyUserID}::int, 'Like', false, 1, 1, date_inserted from comments where comment_id % 4 = 0
      on conflict do nothing`,
    sql`insert into reactions (record_type, record_id, user_id, urlcode, is_flag, weight, points)
      select 'discussion', discussion_id, insert_user_id, 'Like', false, 1, 1 from discussions on conflict do nothing`,
    sql`insert into discussion_reads (user_id, discussion_id, count_comments_read)
      select ${busyUserID}::int, discussion_id, 1 from discussions on conflict do nothing`,
    sql`insert into bookmarks (user_id, discussion_id)
      select ${busyUserID}::int, discussion_id from discussions where discussion_id % 3 = 0 on conflict do nothing`,
    sql`insert into bookmarks (user_id, discussion_id)
      select user_id, ${longDiscussionID}::int from users where user_id % 20 = 0 on conflict do nothing`,
    sql`insert into category_follows (user_id, category_id)
      select user_id, 1 from users where user_id % 20 = 0 on conflict do nothing`,
    sql`insert into discussion_tags (discussion_id, tag_id)
      select discussion_id, (select min(tag_id) from tags) from discussions where discussion_id % 2 = 0 on conflict do nothing`,
    sql`insert into notifications (user_id, record_type, record_id, occasion, activity_type, actor_user_id, is_shown, discussion_id)
      select ${busyUserID}::int, 'comment', comment_id, 'posted', 'BookmarkComment', 1, true, discussion_id from comments
      where comment_id % 3 = 0 on conflict do nothing`,
    sql`insert into notifications (user_id, record_type, record_id, occasion, activity_type, actor_user_id, is_shown, discussion_id)
      select insert_user_id, 'comment', comment_id, 'posted', 'BookmarkComment', 1, true, discussion_id from comments
      where insert_user_id <> ${busyUserID} on conflict do nothing`,
    sql`insert into user_mentions (record_type, record_id, user_id)
      select 'comment', comment_id, ${busyUserID}::int from comments where comment_id % 6 = 0 on conflict do nothing`,
    sql`insert into follows (user_id, record_type, record_id)
      select user_id, 'user', ${busyUserID}::int from users where user_id % 20 = 1 on conflict do nothing`,
    sql`insert into audit_log (act, user_id, record_type, record_id)
      select 'discussion.close', ${busyUserID}::int, 'discussion', discussion_id from discussions
      where discussion_id > (select coalesce(max(record_id), 0) from audit_log where act = 'discussion.close')`,
    sql`insert into post_revisions (record_type, record_id, body, format, insert_user_id)
      select 'comment', comment_id, 'Words', 'text', insert_user_id from comments where comment_id % 7 = 0`,
  ];
  for (const statement of statements) await database.execute(statement);
}

/** As our own tokeniser splits these plain words. */
async function writeSearchDocuments(database: Database): Promise<void> {
  const words = (name: Sql, body: Sql) => sql`
    setweight(to_tsvector('simple', ${name}), 'A') || to_tsvector('simple', ${body})`;
  await database.execute(sql`
    insert into search_documents (record_type, record_id, type, discussion_id, category_id, insert_user_id, date_inserted, words)
    select 'discussion', discussion_id, type, discussion_id, category_id, insert_user_id, date_inserted, ${words(sql`name`, sql`body`)}
    from discussions
    union all select 'comment', comment_id, 'comment', discussion_id, d.category_id, c.insert_user_id, c.date_inserted,
      ${words(sql`''`, sql`c.body`)}
    from comments c join discussions d using (discussion_id)
    union all select 'user', user_id, 'user', null, null, user_id, date_inserted, ${words(sql`name`, sql`''`)}
    from users where user_id > 0
    on conflict do nothing`);
  await database.execute(sql`
    insert into search_words (word)
    select distinct word from search_documents, unnest(tsvector_to_array(words)) word where length(word) >= 3
    on conflict do nothing`);
}
