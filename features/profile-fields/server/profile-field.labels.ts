// Beside what somebody wrote: the lines of their profile that administrators want there, such as a name with spaces.
import { sql } from '../../../platform/server/db/sql.ts';
import { memberLabels } from '../../../platform/server/places/member-labels.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

/** A line that is longer tells more than stands beside a name. */
const LONGEST = 100;

export const fieldLabels = memberLabels.add({
  places: ['post'],
  position: 20,
  labelsOf: async (ctx, members) => {
    const fields = (await ctx.snapshot(profileFieldsSnapshot)).filter(standsBesideNames);
    if (fields.length === 0) return new Map();
    const rows = await ctx.db.rows<{ user_id: number; lines: string[] }>(sql`
      select v.user_id, array_agg(left(v.value #>> '{}', ${sql.integer(LONGEST)}) order by f.sort) as lines
      from profile_field_values v join profile_fields f using (api_name)
      where v.user_id = any(${members.map(({ userID }) => userID)}::int[])
        and v.api_name = any(${fields.map(({ apiName }) => apiName)}::text[]) and v.value #>> '{}' <> ''
      group by v.user_id`);
    return new Map(
      rows.map(({ user_id, lines }) => [user_id, lines.map((text) => ({ text, tone: 'plain' as const }))]),
    );
  },
});

/** What everybody of an audience sees alike. The title has a label of its own. */
function standsBesideNames({ enabled, visibility, dataType, displayOptions, isCoreField }: ProfileField) {
  return (
    enabled && visibility === 'public' && dataType === 'text' && displayOptions.posts && isCoreField === null
  );
}
