import { sql } from '../../../../platform/server/db/sql.ts';
import { foundMembers } from '../found-members.ts';
import { visibleMembers } from '../member.conditions.ts';
import type { SearchDocument, SearchKind } from '../search-kinds.ts';

export const memberKind: SearchKind = {
  recordType: 'user',
  domains: ['members', 'user'],
  types: ['user'],
  names: ({ translator: { t } }) => ({ user: { name: t('Member'), plural: t('Members'), icon: 'user' } }),
  records: sql`select user_id as id from users where admin < 2 and not is_private and date_deleted is null`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select user_id as record_id, 'user' as type, null::int as discussion_id, null::int as category_id, user_id as insert_user_id,
        points as score, date_inserted, date_updated, name as title, coalesce(title, '') as labels, '' as body_html
      from users where user_id = any(${ids}::int[]) and date_deleted is null and not is_private and admin < 2`),
  mayFind: (ctx) => ctx.can('profiles.view'),
  visible: visibleMembers,
  present: async (ctx, found) => {
    const ids = found.map(({ record_id }) => record_id);
    const members = await foundMembers(ctx, ids);
    return ids.map((id) => members.get(id));
  },
};
