import { sql } from '../../../platform/server/db/sql.ts';
import { MOST_LINES, memberParts } from '../../../platform/server/places/member-parts.ts';
import { findEntries } from './entry.list.ts';
import { visibleEntries } from './entry.policy.ts';
import { presentEntries } from './entry.present.ts';

/** What staff did with a member and their posts, newest first. */
export const auditLogPart = memberParts.add({
  id: 'auditLog',
  name: 'Audit log',
  position: 90,
  permission: 'community.moderate',
  load: async (ctx, userID) => {
    const conditions = sql`${await visibleEntries(ctx)} and a.record_user_id = ${userID}`;
    const entries = await presentEntries(ctx, await findEntries(ctx.db, conditions, { limit: MOST_LINES }));
    if (entries.length === 0) return undefined;
    const { t } = ctx.translator;
    return {
      lines: entries.map(({ label, insertUser, dateInserted, reason, recordUrl }) => ({
        text: label,
        date: dateInserted,
        note: [insertUser.name, reason].filter(Boolean).join(': '),
        ...(recordUrl && { url: recordUrl }),
      })),
      link: { url: `/dashboard/settings/audit-logs?record=user:${userID}`, name: t('All entries') },
    };
  },
});
