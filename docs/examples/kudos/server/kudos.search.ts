// Kudos are found by what they say, where their comments can be seen.
import { type SearchDocument, type SearchKind, sql } from '@parley/addon-api';
import { kudosOf } from './kudos.queries.ts';

export const kudosKind: SearchKind = {
  recordType: 'kudos',
  domains: ['all_content', 'kudos'],
  types: ['kudos'],
  records: sql`select kudos_id as id from kudos_given`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select k.kudos_id as record_id, 'kudos' as type, d.discussion_id, d.category_id, k.user_id as insert_user_id,
        0 as score, k.date_inserted, null::timestamptz as date_updated, k.text as title, '' as labels, '' as body_html
      from kudos_given k join comments c using (comment_id) join discussions d on d.discussion_id = c.discussion_id
      where k.kudos_id = any(${ids}) and k.date_hidden is null`),
  present: async (ctx, found) => {
    const ids = found.map(({ record_id }) => record_id);
    const kudos = await kudosOf(ctx, ids);
    return ids.map((id) => {
      const each = kudos.get(id);
      return (
        each && {
          type: 'kudos',
          name: each.text,
          url: each.url,
          insertUser: each.from,
          dateInserted: each.dateInserted,
          snippet: { text: '', marks: [] },
        }
      );
    });
  },
};
