// People of the old site become members without credentials, who may claim their account later.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { insertRows } from './insert-rows.ts';
import { nextIDs } from './record-ids.ts';
import { uniqueNames } from './unique-names.ts';

export interface NewMember {
  foreignID: string;
  name: string;
  title?: string;
  aboutHtml?: string;
  location?: string;
  website?: string;
  points?: number;
  isBanned?: boolean;
  dateInserted: string;
  dateLastActive?: string;
}

export interface WrittenMember {
  foreignID: string;
  userID: number;
  name: string;
}

const COLUMNS = {
  user_id: 'int',
  name: 'text',
  name_key: 'text',
  title: 'text',
  about_html: 'text',
  location: 'text',
  website: 'text',
  points: 'int',
  banned: 'smallint',
  date_inserted: 'timestamptz',
  date_last_active: 'timestamptz',
  import_source: 'text',
} as const;

export async function writeMembers(
  tx: Transaction,
  source: string,
  members: readonly NewMember[],
): Promise<WrittenMember[]> {
  if (members.length === 0) return [];
  const names = await uniqueNames(
    tx,
    members.map(({ name, foreignID }) => ({ name, fallback: foreignID })),
  );
  const ids = await nextIDs(tx, 'users', members.length);
  const rows = members.map((member, at) => ({
    user_id: ids[at] ?? 0,
    name: names[at]?.name ?? '',
    name_key: names[at]?.nameKey,
    title: member.title,
    about_html: member.aboutHtml,
    location: member.location,
    website: member.website,
    points: member.points ?? 0,
    banned: member.isBanned ? 1 : 0,
    date_inserted: member.dateInserted,
    date_last_active: member.dateLastActive,
    import_source: source,
  }));
  await insertRows(tx, 'users', COLUMNS, rows);
  await joinMemberRole(tx, ids);
  return rows.map((row, at) => ({
    foreignID: members[at]?.foreignID ?? '',
    userID: row.user_id,
    name: row.name,
  }));
}

/** Nobody gets more than a member may, whatever they were: an account may be claimed. */
async function joinMemberRole(tx: Queryable, userIDs: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into user_roles (user_id, role_id)
    select user_id, role_id from unnest(${userIDs}::int[]) as user_id,
      (select role_id from roles where type = 'member' order by role_id limit 1) as member_role
    on conflict do nothing`);
}
