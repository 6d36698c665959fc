// Groups are found by what they are called and about; secret ones by nobody: their members have them among their own.
import { indexOn, type SearchDocument, type SearchKind, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { groupPath } from '../group.address.ts';
import { groupAdded, groupChanged, groupDeleted, groupRestored } from '../groups.events.ts';
import { type GroupRow, seenGroups } from './group.policy.ts';

const WORDS = wordings({ name: 'Group', plural: 'Groups' });

/** Of groups `g`. */
const FINDABLE = sql.raw(`g.privacy <> 'secret' and g.date_held is null and g.date_deleted is null`);

export const groupKind: SearchKind = {
  recordType: 'group',
  domains: ['all_content', 'groups', 'group'],
  types: ['group'],
  names: ({ translator: { t } }) => ({
    group: { name: t(WORDS.name), plural: t(WORDS.plural), icon: 'users' },
  }),
  records: sql`select group_id as id from groups g where ${FINDABLE}`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select group_id as record_id, 'group' as type, null::int as discussion_id, null::int as category_id,
        insert_user_id, 0 as score, date_inserted, date_updated, name as title, '' as labels,
        description_html as body_html
      from groups g where group_id = any(${ids}::int[]) and ${FINDABLE}`),
  mayFind: (ctx) => ctx.can('discussions.view'),
  // From the moment it becomes secret, whenever the index follows.
  visible: () => sql`exists (select from groups g where g.group_id = record_id and ${FINDABLE})`,
  present: async (ctx, found) => {
    const ids = found.map(({ record_id }) => record_id);
    const rows = await ctx.db.rows<GroupRow>(seenGroups(ctx, sql`g.group_id = any(${ids}::int[])`));
    const byID = new Map(rows.map((row) => [row.group_id, row]));
    return ids.map((id) => {
      const row = byID.get(id);
      return (
        row && {
          type: 'group',
          name: row.name,
          url: ctx.url(groupPath({ groupID: id, name: row.name })),
          dateInserted: row.date_inserted,
          counts: [{ count: row.count_members, labelCode: 'members' }],
          snippet: { text: row.excerpt, marks: [] },
        }
      );
    });
  },
};

export const groupSearchListeners = indexOn(
  [groupAdded, groupChanged, groupDeleted, groupRestored],
  groupKind,
  ({ groupID }) => groupID,
);
