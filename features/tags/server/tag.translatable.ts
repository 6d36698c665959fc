// Names of tags can be translated; the most used ones first.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Translatable } from '../../translations/server/translatable.ts';
import { TAG_RECORDS } from './tag.local-names.ts';
import { visibleTagCondition } from './tag.visibility.ts';

export const tagTranslatable: Translatable = {
  ...TAG_RECORDS,
  properties: [{ propertyName: 'name', propertyType: 'text', maxLength: 100 }],
  records: async (ctx, { named, page, limit }) => {
    const rows = await ctx.db.rows<{ tag_id: number; name: string }>(sql`
      select t.tag_id, t.name from tags t
      where ${sql.and([
        await visibleTagCondition(ctx),
        named && sql`t.tag_id = any(${named.filter((each) => typeof each === 'number')})`,
      ])}
      order by t.count_discussions desc, t.tag_id
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
    return rows.map(({ tag_id, name }) => ({ record: tag_id, texts: { name } }));
  },
};
