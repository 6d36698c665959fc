// Beside what somebody wrote: the lines of their profile that administrators want there, such as a name with spaces.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { memberLabels } from '../../../platform/server/places/member-labels.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

/** A line that is longer tells more than stands beside a name. */
const LONGEST = 100;

interface LinesRow {
  user_id: number;
  lines: string[];
}

/** A row for everybody, those without a line too: nobody is asked about twice. The title has a label of its own. */
const linesRows: RowKind<LinesRow> = {
  name: 'lines beside a name',
  idOf: (row) => row.user_id,
  tagsOf: (row) => [cacheTag.user(row.user_id), cacheTag.profileFields],
  read: (ctx, ids) =>
    ctx.db.rows<LinesRow>(sql`
      select u.user_id, array(
        select left(v.value #>> '{}', ${sql.integer(LONGEST)})
        from profile_field_values v join profile_fields f using (api_name)
        where v.user_id = u.user_id and f.is_enabled and f.is_on_posts and f.visibility = 'public'
          and f.data_type = 'text' and f.core_field is null and v.value #>> '{}' <> ''
        order by f.sort) as lines
      from users u where u.user_id = ${sql.anyOf(ids)}`),
};

export const fieldLabels = memberLabels.add({
  places: ['post'],
  position: 20,
  labelsOf: async (ctx, members) => {
    if (!(await ctx.snapshot(profileFieldsSnapshot)).some(standsBesideNames)) return new Map();
    const rows = await cachedRows(
      ctx,
      linesRows,
      members.map(({ userID }) => userID),
    );
    return new Map(
      rows.map(({ user_id, lines }) => [user_id, lines.map((text) => ({ text, tone: 'plain' as const }))]),
    );
  },
});

/** What everybody of an audience sees alike. */
function standsBesideNames({ enabled, visibility, dataType, displayOptions, isCoreField }: ProfileField) {
  return (
    enabled && visibility === 'public' && dataType === 'text' && displayOptions.posts && isCoreField === null
  );
}
