import { sql } from '../../../platform/server/db/sql.ts';
import type { SmartIDResolver } from '../../../platform/server/http/input/smart-id.ts';
import { tagKey } from './tag.queries.ts';
import { visibleTagCondition } from './tag.visibility.ts';

/** `$urlcode:bees`, `$name:Bees`. */
export const tagSmartID: SmartIDResolver = {
  record: 'tag',
  recordName: 'Tag',
  resolve: async (ctx, column, value) => {
    if (column !== 'urlcode' && column !== 'name') return undefined;
    const matches =
      column === 'urlcode' ? sql`t.urlcode = ${value.toLowerCase()}` : sql`t.name_key = ${tagKey(value)}`;
    const rows = await ctx.db.rows<{ tag_id: number }>(
      sql`select t.tag_id from tags t where ${matches} and ${sql.and([await visibleTagCondition(ctx)])}`,
    );
    return rows.map((row) => row.tag_id);
  },
};
