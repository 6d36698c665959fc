// Rules about questions that wait for an answer that is accepted.
import { automationTrigger, propFields, sql } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { ACCEPTED } from './question-status.ts';

const { field } = propFields;

export const unacceptedTrigger = automationTrigger({
  type: 'questionUnaccepted',
  name: 'A question has no accepted answer for some hours',
  recordType: 'discussion',
  isTimed: true,
  settings: z.object({ hours: field(z.int().min(1).max(8760), 'Hours', { inputType: 'number' }) }),
  occasions: ({ hours }, { after, until, limit }) => sql`
    select discussion_id as record_id, (date_inserted + ${hours}::int * interval '1 hour')::text as at
    from discussions
    where date_held is null
      and (date_inserted, discussion_id)
        > (${after.at}::timestamptz - ${hours}::int * interval '1 hour', ${after.recordID}::int)
      and date_inserted <= ${until}::timestamptz - ${hours}::int * interval '1 hour'
    order by date_inserted, discussion_id limit ${sql.integer(limit)}`,
  matches: async ({ db }, { hours }, ids) => {
    const rows = await db.rows<{ discussion_id: number }>(sql`
      select discussion_id from discussions
      where discussion_id = any(${[...ids]}) and type = 'question' and status_id <> ${ACCEPTED}
        and date_held is null and date_closed is null
        and date_inserted <= now() - ${hours}::int * interval '1 hour'`);
    return rows.map((row) => row.discussion_id);
  },
});
