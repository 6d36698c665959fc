import { sql } from '../../../platform/server/db/sql.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import { WEBHOOKS_PATH } from '../webhooks.address.ts';

export const webhookAttention = attentionItems.add({
  id: 'webhooks',
  position: 70,
  name: 'Webhooks',
  icon: 'webhook',
  permission: 'site.manage',
  link: { url: WEBHOOKS_PATH, name: 'Webhooks' },
  check: async ({ translator: { t, plural } }, db) => {
    const row = await db.row<{ total: number; disabled: number; failing: number; since: string | null }>(sql`
      select count(*)::int as total, count(date_disabled)::int as disabled,
        (count(*) filter (where is_active and date_failing < now() - interval '1 hour'))::int as failing,
        min(coalesce(date_disabled, date_failing)) as since
      from webhooks`);
    if (!row || row.total === 0) return undefined;
    const { disabled, failing, since } = row;
    if (disabled > 0)
      return {
        severity: 'fault',
        title: plural(disabled, {
          one: '{count} webhook failed for days and was switched off.',
          other: '{count} webhooks failed for days and were switched off.',
        }),
        since: since ?? undefined,
      };
    if (failing > 0)
      return {
        severity: 'fault',
        title: plural(failing, {
          one: '{count} webhook is not reached.',
          other: '{count} webhooks are not reached.',
        }),
        since: since ?? undefined,
      };
    return { severity: 'fine', title: t('Webhooks arrive.') };
  },
});
