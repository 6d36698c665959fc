import { sql } from '../../../platform/server/db/sql.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import { LOGS_PATH } from '../logs.address.ts';

export const logAttention = attentionItems.add({
  id: 'errors',
  position: 65,
  name: 'Errors',
  icon: 'triangle-alert',
  permission: 'site.manage',
  link: { url: LOGS_PATH, name: 'Logs' },
  check: async ({ translator: { t, plural } }, db) => {
    const row = await db.row<{ total: number; since: string | null }>(sql`
      select count(*)::int as total, min(date_last) as since from logged_errors
      where date_last > now() - interval '1 day'`);
    const count = row?.total ?? 0;
    if (count === 0) return { severity: 'fine', title: t('No error in the last day.') };
    return {
      severity: 'fault',
      title: plural(count, {
        one: '{count} kind of error in the last day.',
        other: '{count} kinds of errors in the last day.',
      }),
      since: row?.since ?? undefined,
    };
  },
});
