// Badges are found by what they are called and for; hidden ones by nobody: whoever has one finds it on their profile.
import { indexOn, type SearchDocument, type SearchKind, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { badgePath } from '../badge.address.ts';
import { badgeAdded, badgeChanged, badgeDeleted } from '../badges.events.ts';
import { isSeenByAll } from './badge.rows.ts';
import { badgeWords } from './badge-words.ts';

const WORDS = wordings({ name: 'Badge', plural: 'Badges' });

interface FoundBadge {
  badge_id: number;
  name: string;
  body: string;
  count_users: number;
  date_inserted: string;
}

export const badgeKind: SearchKind = {
  recordType: 'badge',
  domains: ['all_content', 'badges', 'badge'],
  types: ['badge'],
  names: ({ translator: { t } }) => ({
    badge: { name: t(WORDS.name), plural: t(WORDS.plural), icon: 'award' },
  }),
  records: sql`select badge_id as id from badges where is_active and not is_hidden`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select badge_id as record_id, 'badge' as type, null::int as discussion_id, null::int as category_id,
        null::int as insert_user_id, 0 as score, date_inserted, date_updated, name as title, body as labels,
        '' as body_html
      from badges where badge_id = any(${ids}::int[]) and is_active and not is_hidden`),
  mayFind: (ctx) => ctx.can('badges.view'),
  // From the moment it is hidden or switched off, whenever the index follows.
  visible: () => sql`exists (
    select from badges b where b.badge_id = record_id and b.is_active and not b.is_hidden)`,
  present: async (ctx, found) => {
    const ids = found.map(({ record_id }) => record_id);
    const rows = await ctx.db.rows<FoundBadge>(sql`
      select b.badge_id, b.name, b.body, b.count_users, b.date_inserted from badges b
      where b.badge_id = any(${ids}::int[]) and ${isSeenByAll(ctx)}`);
    const byID = new Map(rows.map((row) => [row.badge_id, row]));
    return ids.map((id) => {
      const row = byID.get(id);
      return (
        row && {
          type: 'badge',
          name: badgeWords(ctx.translator, row.name),
          url: ctx.url(badgePath({ badgeID: id, name: row.name })),
          dateInserted: row.date_inserted,
          counts: [{ count: row.count_users, labelCode: 'members' }],
          snippet: { text: badgeWords(ctx.translator, row.body), marks: [] },
        }
      );
    });
  },
};

export const badgeSearchListeners = indexOn(
  [badgeAdded, badgeChanged, badgeDeleted],
  badgeKind,
  ({ badgeID }) => badgeID,
);
