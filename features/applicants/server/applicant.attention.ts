import { sql } from '../../../platform/server/db/sql.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import { APPLICANTS_PATH } from '../applicant.address.ts';

export const applicantAttention = attentionItems.add({
  id: 'applicants',
  position: 10,
  name: 'Applicants',
  icon: 'user-plus',
  permission: 'applicants.manage',
  link: { url: APPLICANTS_PATH, name: 'Read applications' },
  check: async ({ translator: { t, plural } }, db) => {
    const found = await db.row<{ count: number; oldest: string | null }>(sql`
      select count(*)::int as count, min(date_inserted) as oldest from (
        select date_inserted from applicants where status = 'pending' order by applicant_id limit 1000) waiting`);
    if (!found?.count) return { severity: 'fine', title: t('No applicant waits for an answer.') };
    return {
      severity: 'waiting',
      title: plural(found.count, {
        one: '{count} applicant waits for an answer.',
        other: '{count} applicants wait for an answer.',
      }),
      since: found.oldest ?? undefined,
    };
  },
});
