import { sql } from '../../../platform/server/db/sql.ts';
import { withinTime } from '../../../platform/server/db/within-time.ts';
import { dashboardFinds } from '../../../platform/server/places/dashboard-finds.ts';
import { PEOPLE } from '../../users/server/user.queries.ts';
import { memberPath } from '../members.address.ts';
import { memberReaders } from '../members.contract.ts';
import { wordsCondition } from './member.list.ts';
import { maskedEmail } from './member.present.ts';

const SEARCH_MS = 1000;

/** Whoever wrote most first, of the names that begin so or have it in them. */
export const membersFound = dashboardFinds.add({
  id: 'members',
  name: ({ translator }) => translator.t('Members'),
  position: 15,
  find: async (ctx, _words, limit, query) => {
    if (!ctx.can(memberReaders)) return [];
    const where = sql.and([PEOPLE, wordsCondition(ctx, query)]);
    const rows = await withinTime(ctx.site.database, SEARCH_MS, (db) =>
      db.rows<{ user_id: number; name: string; email: string | null }>(sql`
        select user_id, name, email from users where ${where}
        order by count_comments desc, user_id limit ${sql.integer(limit)}`),
    );
    return (rows ?? []).map((row) => ({
      title: row.name,
      description: (ctx.can('personalInfo.view') && maskedEmail(row.email)) || `#${row.user_id}`,
      url: memberPath(row.user_id),
      icon: 'user',
    }));
  },
});
