import { sql } from '../../../../platform/server/db/sql.ts';
import { attentionItems } from '../../../../platform/server/places/attention-items.ts';
import { deciders } from '../../cases.contract.ts';
import { visibleCases } from './case.policy.ts';

interface Waiting {
  reported: number;
  pending: number;
  oldest: string | null;
}

export const caseAttention = attentionItems.add({
  id: 'triage',
  position: 20,
  name: 'Triage',
  icon: 'flag',
  permission: deciders,
  link: { url: '/dashboard/content/triage', name: 'Open triage' },
  check: async (ctx, db) => {
    const { t, plural } = ctx.translator;
    const found = await db.row<Waiting>(sql`
      select count(*) filter (where not is_pending)::int as reported, count(*) filter (where is_pending)::int as pending,
        min(date_inserted) as oldest
      from (
        select c.is_pending or c.is_pending_update as is_pending, c.date_inserted from moderation_cases c
        where c.date_decided is null and ${await visibleCases(ctx)} limit 1000) waiting`);
    const { reported = 0, pending = 0, oldest } = found ?? {};
    if (reported + pending === 0) return { severity: 'fine', title: t('Nothing waits in triage.') };
    const parts = [
      reported > 0 &&
        plural(reported, { one: '{count} report is open.', other: '{count} reports are open.' }),
      pending > 0 &&
        plural(pending, {
          one: '{count} post waits for approval.',
          other: '{count} posts wait for approval.',
        }),
    ].filter((part) => part !== false);
    return { severity: 'waiting', title: parts.join(' '), since: oldest ?? undefined };
  },
});
