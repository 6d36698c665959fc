import { sql } from '../../../platform/server/db/sql.ts';
import { recountOf } from '../../../platform/server/feature/recount.ts';

export const tagRecount = recountOf({
  name: 'tags',
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
