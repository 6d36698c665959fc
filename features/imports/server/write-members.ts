// People of the old site become members without credentials, who may claim their account later.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { cleanLine } from './clean-text.ts';
import { insertRows, recordset } from './insert-rows.ts';
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
  /** Who they were there, for those who may come and claim the account. */
  account?: { name: string; profileUrl: string; email?: string | undefined };
  /** As people called them there, where that is not the name they signed in by. */
  displayName?: string | undefined;
  isPrivate?: boolean;
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
  is_private: 'boolean',
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
    is_private: member.isPrivate ?? false,
    date_inserted: member.dateInserted,
    date_last_active: member.dateLastActive,
    import_source: source,
  }));
  await insertRows(tx, 'users', COLUMNS, rows);
  await joinMemberRole(tx, ids);
  await writeAccounts(tx, source, members, ids);
  await writeDisplayNames(tx, members, ids);
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

/** Nobody is shown the address, and it is no way in: see features/claims. */
async function writeAccounts(
  tx: Transaction,
  source: string,
  members: readonly NewMember[],
  ids: readonly number[],
): Promise<void> {
  const rows = members.flatMap(({ account, foreignID }, at) =>
    account
      ? [
          {
            user_id: ids[at],
            source,
            foreign_id: foreignID,
            name: cleanLine(account.name, 200),
            profile_url: account.profileUrl,
            email: account.email,
          },
        ]
      : [],
  );
  const columns = {
    user_id: 'int',
    source: 'text',
    foreign_id: 'text',
    name: 'text',
    profile_url: 'text',
    email: 'text',
  };
  await insertRows(tx, 'imported_members', columns, rows, sql`on conflict do nothing`);
}

const DISPLAY_NAME = 'display-name';

/** Names of members are unique here; what they were called stands in their profile, for them to change. */
async function writeDisplayNames(
  tx: Transaction,
  members: readonly NewMember[],
  ids: readonly number[],
): Promise<void> {
  const rows = members.flatMap(({ displayName }, at) => {
    const value = cleanLine(displayName ?? '', 100);
    return value === '' ? [] : [{ user_id: ids[at], api_name: DISPLAY_NAME, value }];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into profile_fields (api_name, label, data_type, form_type, visibility, mutability, is_on_user_cards, sort)
    select ${DISPLAY_NAME}, 'Display name', 'text', 'text', 'public', 'all', true, coalesce(max(sort), 0) + 1
    from profile_fields on conflict do nothing`);
  await tx.execute(sql`
    insert into profile_field_values (user_id, api_name, value)
    select user_id, f.api_name, to_jsonb(value)
    from ${recordset({ user_id: 'int', api_name: 'text', value: 'text' }, rows)}
    join profile_fields f on f.api_name = given.api_name on conflict do nothing`);
}

/** A usable address for a letter, in the form in which addresses are compared. */
export function mailAddress(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.trim() : '';
  return /^[^\s@<>"]{1,100}@[^\s@<>"]{1,150}\.[^\s@<>"]{2,}$/.test(text) ? text : undefined;
}
