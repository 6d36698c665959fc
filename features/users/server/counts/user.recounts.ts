// A member's counters against what they count: posts that stand, held ones included in neither.
import { sql } from '../../../../platform/server/db/sql.ts';
import { recountOf } from '../../../../platform/server/feature/recount.ts';

function postsOf(table: 'discussions' | 'comments', standing: string) {
  const column = `count_${table}`;
  return recountOf({
    name: `users.${column}`,
    title: ({ t }) => (table === 'discussions' ? t('Discussions of members') : t('Comments of members')),
    table: 'users',
    idColumn: 'user_id',
    wrong: (of) => sql`
      select u.user_id, coalesce(c.count, 0) as count from users u left join (
        select insert_user_id as user_id, count(*)::int as count from ${sql.raw(table)}
        where ${sql.raw(standing)} and ${of('insert_user_id')} group by 1
      ) c using (user_id)
      where u.${sql.raw(column)} <> coalesce(c.count, 0) and ${of('u.user_id')}`,
    set: sql`${sql.raw(column)} = wrong.count`,
  });
}

export const userRecounts = [
  postsOf('discussions', 'date_held is null'),
  postsOf(
    'comments',
    // What is deleted for a time counts for nobody.
    `date_held is null and date_tombstoned is null and not exists (
      select from discussions d where d.discussion_id = comments.discussion_id and d.date_purge is not null)`,
  ),
];
