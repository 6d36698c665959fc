import { sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';

const counted = sql`
  select t.tag_id, count(d.discussion_id)::int as count
  from tags t
  left join discussion_tags dt using (tag_id)
  left join discussions d on d.discussion_id = dt.discussion_id and d.date_held is null
  group by t.tag_id`;

export const tagRecount: Recount = {
  name: 'tags',
  run: async (db, isDryRun) => {
    if (isDryRun) {
      const differing = await db.rows(sql`
        select 1 from tags t join (${counted}) counted using (tag_id) where t.count_discussions <> counted.count`);
      return differing.length;
    }
    return db.execute(sql`
      update tags t set count_discussions = counted.count
      from (${counted}) counted where t.tag_id = counted.tag_id and t.count_discussions <> counted.count`);
  },
};
