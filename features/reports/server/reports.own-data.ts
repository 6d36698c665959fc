// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const reportsOwnData = [
  ownDataParts.add({
    name: 'reports',
    about: 'What you reported.',
    rows: (userID) => sql`
    select r.report_id, c.record_type, c.record_id, r.note_body, r.note_format, r.date_inserted
    from reports r join moderation_cases c using (case_id) where r.insert_user_id = ${userID} order by r.report_id`,
  }),
];
