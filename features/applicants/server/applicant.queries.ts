import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ApplicantStatus } from '../applicants.contract.ts';

export interface ApplicantRow {
  applicant_id: number;
  name: string;
  email: string;
  password_hash: string | null;
  discovery_text: string;
  status: ApplicantStatus;
  insert_ip_address: string | null;
  date_inserted: string;
}

const COLUMNS = sql.raw(
  'applicant_id, name, email, password_hash, discovery_text, status, host(insert_ip_address) as insert_ip_address, date_inserted',
);

export function findApplicant(db: Queryable, applicantID: number): Promise<ApplicantRow | undefined> {
  return db.row<ApplicantRow>(sql`select ${COLUMNS} from applicants where applicant_id = ${applicantID}`);
}

/** Two who decide at once decide one after the other. */
export function lockApplicant(db: Queryable, applicantID: number): Promise<ApplicantRow | undefined> {
  return db.row<ApplicantRow>(
    sql`select ${COLUMNS} from applicants where applicant_id = ${applicantID} for update`,
  );
}

export async function findApplicants(
  db: Queryable,
  { status, page, limit }: { status: ApplicantStatus; page: number; limit: number },
): Promise<{ rows: ApplicantRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    db.rows<ApplicantRow>(sql`
      select ${COLUMNS} from applicants where status = ${status} order by applicant_id
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
    db.row<{ total: number }>(sql`select count(*) as total from applicants where status = ${status}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Nothing where somebody of the same name waits already. */
export function insertApplicant(
  db: Queryable,
  given: {
    name: string;
    nameKey: string;
    email: string;
    emailKey: string;
    passwordHash: string;
    discoveryText: string;
    address: string | null;
  },
): Promise<ApplicantRow | undefined> {
  return db.row<ApplicantRow>(sql`
    insert into applicants (name, name_key, email, email_key, password_hash, discovery_text, insert_ip_address)
    values (${given.name}, ${given.nameKey}, ${given.email}, ${given.emailKey}, ${given.passwordHash},
      ${given.discoveryText}, ${given.address}::inet)
    on conflict do nothing returning ${COLUMNS}`);
}
