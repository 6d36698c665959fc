import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry, MemberCount } from '../../../platform/server/feature/operations.ts';

export const applicantCounts: MemberCount[] = [
  {
    name: 'Applicants',
    permission: 'applicants.manage',
    select: () => sql`(select count(*) from applicants where status = 'pending')`,
  },
];

/** Decided applications are stored for as long as somebody may ask why. */
export const applicantExpiries: Expiry[] = [
  {
    name: 'applicants',
    remove: (db, limit) =>
      db.execute(sql`
        delete from applicants where applicant_id in (
          select applicant_id from applicants where date_decided < now() - interval '90 days'
          limit ${sql.integer(limit)})`),
  },
];
