import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteTotal } from '../../../../platform/server/feature/operations.ts';

export const userTotals: SiteTotal[] = [
  {
    name: 'user',
    words: ({ t }) => ({ label: t('Members'), iconName: 'users' }),
    count: async ({ db }) => {
      const row = await db.row<{ count: number }>(
        sql`select count(*) as count from users where date_deleted is null and admin < 2`,
      );
      return row?.count ?? 0;
    },
  },
];
