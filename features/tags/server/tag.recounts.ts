import { sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';
import { inBatches, type OfRows, recountOf } from '../../../platform/server/feature/recount.ts';

export const tagRecount = recountOf({
  name: 'tags',
  title: ({ t }) => t('Discussions of tags'),
  table: 'tags',
  idColumn: 'tag_id',
  wrong: (of) => sql`
    select t.tag_id, count(d.discussion_id)::int as count
    from tags t
    left join discussion_tags dt using (tag_id)
    left join discussions d on d.discussion_id = dt.discussion_id and d.date_held is null
    where ${of('t.tag_id')}
    group by t.tag_id having t.count_discussions <> count(d.discussion_id)`,
  set: sql`count_discussions = wrong.count`,
});

/** Of each tag in each category what was counted and what there is. */
const wrongByCategory = (of: OfRows) => sql`
  select tag_id, category_id, coalesce(given.count, 0) as count
  from (
    select dt.tag_id, d.category_id, count(*)::int as count
    from discussion_tags dt join discussions d using (discussion_id)
    where d.date_held is null and d.type <> 'redirect' and ${of('dt.tag_id')} group by 1, 2
  ) given full join (
    select tag_id, category_id, count from tag_category_counts where ${of('tag_id')}
  ) counted using (tag_id, category_id)
  where coalesce(given.count, 0) <> coalesce(counted.count, 0)`;

export const tagCategoryRecount: Recount = {
  name: 'tags by category',
  title: ({ t }) => t('Discussions of tags by category'),
  run: (db, isDryRun) =>
    inBatches(db, isDryRun, { wrong: wrongByCategory, id: 'tag_id' }, async (tx, ids) => {
      await tx.execute(sql`select from tags where tag_id = any(${ids}) order by tag_id for no key update`);
      return tx.execute(sql`
        insert into tag_category_counts (tag_id, category_id, count)
        select tag_id, category_id, count from (${wrongByCategory((column) => sql`${sql.raw(column)} = any(${ids})`)}) wrong
        on conflict (tag_id, category_id) do update set count = excluded.count`);
    }),
};
