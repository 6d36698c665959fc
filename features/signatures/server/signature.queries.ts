import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface SignatureRow {
  user_id: number;
  body: string;
  format: string;
  body_html: string;
  date_updated: string;
}

export function findSignature(db: Queryable, userID: number): Promise<SignatureRow | undefined> {
  return db.row<SignatureRow>(sql`
    select user_id, body, format, body_html, date_updated from signatures where user_id = ${userID}`);
}

export async function isHidingSignatures(db: Queryable, userID: number): Promise<boolean> {
  const row = await db.row<{ hides: boolean }>(
    sql`select exists (select 1 from hidden_signatures where user_id = ${userID}) as hides`,
  );
  return row?.hides ?? false;
}
