import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { MailboxProblem } from '../mailbox.contract.ts';

export interface MailboxRow {
  host: string;
  port: number;
  security: 'tls' | 'startTls' | 'none';
  user_name: string;
  password_sealed: Buffer;
  folder: string;
  is_active: boolean;
  revision: string;
  uid_validity: string | null;
  last_uid: string;
  date_checked: string | null;
  date_failing_since: string | null;
  count_failures: number;
  problem: MailboxProblem | null;
  problem_words: string | null;
  count_taken: number;
  count_too_large: number;
}

/** The seal binds a password to this purpose. */
export const SEALED_AS = 'mailbox';

export function findMailbox(db: Queryable, { isLocked = false } = {}): Promise<MailboxRow | undefined> {
  return db.row<MailboxRow>(sql`
    select host, port, security, user_name, password_sealed, folder, is_active, revision, uid_validity, last_uid,
      date_checked, date_failing_since, count_failures, problem, problem_words, count_taken, count_too_large
    from mailbox ${isLocked ? sql`for update` : sql``}`);
}
