// A large made-up site, written by the database itself in seconds.
import { discussionPath } from '../features/discussions/discussion.address.ts';
import { reindex } from '../features/search/server/search.reindex.ts';
import { RENDERER_VERSION } from '../platform/server/content/render-body.ts';
import type { Transaction } from '../platform/server/db/database.ts';
import { sql } from '../platform/server/db/sql.ts';
import { hashToken, newToken } from '../platform/server/sessions/tokens.ts';
import type { Site } from '../platform/server/site/site.ts';

export interface Size {
  discussions: number;
  comments: number;
}

export interface Filled {
  longDiscussion: { id: number; path: string; otherID: number };
  lastListPage: number;
  lastThreadPage: number;
  /** The same of the pages that people see. */
  lastListPageSeen: number;
  lastThreadPageSeen: number;
  /** Of a member. */
  cookie: string;
  /** Of an administrator, whom no flood limit stops. */
  adminCookie: string;
}

export interface SignedIn {
  userID: number;
  cookie: string;
}

const PEOPLE = 2000;
const CATEGORIES = 12;
const PEOPLE_IDS = sql`(select array_agg(user_id) as ids from users where name_key like 'bench member %')`;

export async function fillWithSynthetic(site: Site, { discussions, comments }: Size): Promise<Filled> {
  const [token, adminToken] = [newToken(), newToken()];
  await site.database.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    await writePeople(tx);
    await signIn(tx, token, 1);
    await signIn(tx, adminToken, 2);
    // One address asks here as often as a thousand do elsewhere.
    await tx.execute(
      sql`insert into config_values (key, value) values ('rateLimits.search.perAddress', '0')`,
    );
    await writeDiscussions(tx, discussions);
    await writeThread(tx, comments);
  });
  for (const feature of site.features.all) {
    for (const { run } of feature.recounts ?? []) await site.database.transaction((tx) => run(tx, false));
  }
  await reindex(site);
  await site.database.pool.query('analyze');
  site.invalidate(['*']);
  const row = await site.database.row<{ id: number; name: string; other: number }>(sql`
    select discussion_id as id, name, (select min(discussion_id) from discussions) as other
    from discussions order by discussion_id desc limit 1`);
  if (!row) throw new Error('The synthetic site is empty.');
  return {
    longDiscussion: {
      id: row.id,
      path: discussionPath({ discussionID: row.id, name: row.name }),
      otherID: row.other,
    },
    // The last that are full: one with fewer rows would cost less for that alone.
    lastListPage: Math.floor(discussions / 30),
    lastThreadPage: Math.floor(comments / 50),
    lastListPageSeen: Math.floor(discussions / 10),
    lastThreadPageSeen: Math.floor(comments / 10),
    cookie: `parley=${token}`,
    adminCookie: `parley=${adminToken}`,
  };
}

async function writePeople(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into users (name, name_key, date_inserted, date_last_active, admin)
    select 'Member ' || n, 'bench member ' || n, now() - n * interval '1 hour', now() - n * interval '1 minute', (n = 2)::int
    from generate_series(1, ${PEOPLE}::int) n`);
  await tx.execute(sql`
    insert into user_roles (user_id, role_id) select user_id, 8 from users where name_key like 'bench member %'`);
}

async function signIn(tx: Transaction, token: string, member: number): Promise<void> {
  await tx.execute(sql`
    insert into sessions (token_hash, user_id, is_persistent, date_expires)
    select ${hashToken(token)}, user_id, true, now() + interval '1 day' from users where name_key = ${`bench member ${member}`}`);
}

/** So many of the members, each with a session. */
export async function signInMembers(site: Site, count: number): Promise<SignedIn[]> {
  const tokens = Array.from({ length: count }, newToken);
  const rows = await site.database.rows<{ user_id: number }>(sql`
    with given as (select hash, n from unnest(${tokens.map(hashToken)}::bytea[]) with ordinality as each (hash, n))
    insert into sessions (token_hash, user_id, is_persistent, date_expires)
    select hash, user_id, true, now() + interval '1 day'
    from given join users on name_key = 'bench member ' || n order by n
    returning user_id`);
  return rows.map(({ user_id: userID }, at) => ({ userID, cookie: `parley=${tokens[at]}` }));
}

async function writeDiscussions(tx: Transaction, count: number): Promise<void> {
  await tx.execute(sql`
    insert into categories (name, urlcode, description, sort)
    select 'Workshop ' || n, 'workshop-' || n, 'All about topic ' || n, n from generate_series(1, ${CATEGORIES}::int) n`);
  await tx.execute(sql`
    insert into discussions (type, name, category_id, insert_user_id, last_user_id, body, format, body_html, renderer_version,
      excerpt, status_id, count_views, score, imported_score, date_inserted, date_last_comment)
    select 'discussion', 'How do I mend the ' || w || ' number ' || n, c.ids[1 + n % ${CATEGORIES}::int],
      u.ids[1 + n % ${PEOPLE}::int], u.ids[1 + n % ${PEOPLE}::int], 'The boat has a ' || w, 'markdown',
      '<p>The boat has a ' || w || ' that needs mending. What would you do first?</p>', ${RENDERER_VERSION}::int,
      'The boat has a ' || w || ' that needs mending.', 0, n % 5000, n % 40, n % 40,
      now() - n * interval '3 minutes', now() - n * interval '2 minutes'
    from generate_series(1, ${count}::int) n,
      (select array_agg(category_id) as ids from categories where urlcode like 'workshop-%') c, ${PEOPLE_IDS} u,
      lateral (select (array['rudder','keel','mast','hull','sail','winch','cleat','hatch'])[1 + n % 8]
        || case when n % 997 = 0 then ' marmalade' else '' end as w) words`);
}

async function writeThread(tx: Transaction, count: number): Promise<void> {
  await tx.execute(sql`
    insert into comments (discussion_id, top_comment_id, number, insert_user_id, body, format, body_html, renderer_version,
      date_inserted)
    select d.id, 0, n, u.ids[1 + n % ${PEOPLE}::int], 'Try glue number ' || n, 'markdown',
      '<p>Try glue number ' || n || ', then let it dry. It held on <strong>my</strong> boat for years.</p>',
      ${RENDERER_VERSION}::int, now() - (${count}::int - n) * interval '1 minute'
    from generate_series(1, ${count}::int) n, (select max(discussion_id) as id from discussions) d, ${PEOPLE_IDS} u`);
  await tx.execute(sql`update comments set top_comment_id = comment_id where top_comment_id = 0`);
  await tx.execute(sql`
    update discussions set next_comment_number = ${count}::int + 1
    where discussion_id = (select max(discussion_id) from discussions)`);
}
