// A large made-up site, written by the database itself in seconds.

import { discussionPath } from '../features/discussions/discussion.address.ts';
import { reindex } from '../features/search/server/search.reindex.ts';
import { sql } from '../platform/server/db/sql.ts';
import { systemViewer } from '../platform/server/sessions/identify.ts';
import { hashToken, newToken } from '../platform/server/sessions/tokens.ts';
import type { Site } from '../platform/server/site/site.ts';

export interface Filled {
  longDiscussion: { id: number; path: string; otherID: number };
  lastListPage: number;
  lastThreadPage: number;
  cookie: string;
}

const PEOPLE = 2000;
const CATEGORIES = 12;

export async function fillWithSynthetic(
  site: Site,
  { discussions, comments }: { discussions: number; comments: number },
): Promise<Filled> {
  const token = newToken();
  await site.database.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    await tx.execute(sql`
      insert into users (name, name_key, email, email_key, date_inserted, date_last_active)
      select 'Member ' || n, 'bench member ' || n, null, null, now() - n * interval '1 hour', now() - n * interval '1 minute'
      from generate_series(1, ${PEOPLE}::int) n`);
    await tx.execute(
      sql`insert into user_roles (user_id, role_id) select user_id, 8 from users where name_key like 'bench member %'`,
    );
    await tx.execute(sql`
      insert into categories (name, urlcode, description, sort) select 'Workshop ' || n, 'workshop-' || n, 'All about topic ' || n, n
      from generate_series(1, ${CATEGORIES}::int) n`);
    await tx.execute(sql`
      insert into discussions (type, name, category_id, insert_user_id, last_user_id, body, format, body_html, excerpt, status_id, count_views, score,
        date_inserted, date_last_comment)
      select 'discussion', 'How do I mend the ' || words.w || ' number ' || n, c.ids[1 + n % ${CATEGORIES}], u.ids[1 + n % ${PEOPLE}], u.ids[1 + n % ${PEOPLE}],
        'The boat has a ' || words.w, 'markdown', '<p>The boat has a ' || words.w || ' that needs mending. What would you do first?</p>',
        'The boat has a ' || words.w || ' that needs mending.', 0, n % 5000, n % 40, now() - n * interval '3 minutes', now() - n * interval '2 minutes'
      from generate_series(1, ${discussions}::int) n,
        (select array_agg(category_id) as ids from categories where urlcode like 'workshop-%') c,
        (select array_agg(user_id) as ids from users where name_key like 'bench member %') u,
        lateral (select (array['rudder','keel','mast','hull','sail','winch','cleat','hatch'])[1 + n % 8] || case when n % 997 = 0 then ' marmalade' else '' end as w) words`);
    await tx.execute(sql`
      insert into comments (discussion_id, top_comment_id, number, insert_user_id, body, format, body_html, date_inserted)
      select d.id, 0, n, u.ids[1 + n % ${PEOPLE}], 'Try glue number ' || n, 'markdown',
        '<p>Try glue number ' || n || ', then let it dry for a day. It held on <strong>my</strong> boat for years.</p>', now() - (${comments} - n) * interval '1 minute'
      from generate_series(1, ${comments}::int) n, (select max(discussion_id) as id from discussions) d,
        (select array_agg(user_id) as ids from users where name_key like 'bench member %') u`);
    await tx.execute(sql`update comments set top_comment_id = comment_id where top_comment_id = 0`);
    await tx.execute(sql`
      update discussions d set count_comments = ${comments}, next_comment_number = ${comments + 1}, date_last_comment = now(),
        last_comment_id = (select max(comment_id) from comments where discussion_id = d.discussion_id)
      where discussion_id = (select max(discussion_id) from discussions)`);
    await tx.execute(sql`
      insert into sessions (token_hash, user_id, is_persistent, date_expires)
      select ${hashToken(token)}, min(user_id), true, now() + interval '1 day' from users where name_key like 'bench member %'`);
    await site
      .writeContext(tx, systemViewer(0), 'en')
      .announce({ type: 'bench.filled', payload: {}, touches: ['*'] });
  });
  for (const feature of site.features.all) {
    for (const { run } of feature.recounts ?? []) await site.database.transaction((tx) => run(tx, false));
  }
  await reindex(site);
  await site.database.pool.query('analyze');
  const row = await site.database.row<{ id: number; name: string; other: number }>(sql`
    select max(discussion_id) as id, (select name from discussions order by discussion_id desc limit 1) as name, min(discussion_id) as other from discussions`);
  if (!row) throw new Error('The synthetic site is empty.');
  return {
    longDiscussion: {
      id: row.id,
      path: discussionPath({ discussionID: row.id, name: row.name }),
      otherID: row.other,
    },
    lastListPage: Math.ceil(discussions / 30),
    lastThreadPage: Math.ceil(comments / 50),
    cookie: `parley=${token}`,
  };
}
