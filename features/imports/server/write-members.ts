// People of the old site become members without credentials, who may claim their account later.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { insertPublicLines } from '../../profile-fields/server/profile-field.bulk.ts';
import { insertMemberRoles } from '../../roles/server/role.bulk.ts';
import { insertMembers } from '../../users/server/user.bulk.ts';
import { cleanLine } from './clean-text.ts';
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
  photoUrl?: string | undefined;
  /** Absent: what every member has. */
  role?: 'member' | 'moderator' | 'administrator';
}

export interface WrittenMember {
  foreignID: string;
  userID: number;
  name: string;
}

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
    name_key: names[at]?.nameKey ?? '',
    title: member.title,
    about_html: member.aboutHtml,
    location: member.location,
    website: member.website,
    photo_url: member.photoUrl,
    points: member.points ?? 0,
    banned: member.isBanned ? 1 : 0,
    is_private: member.isPrivate ?? false,
    date_inserted: member.dateInserted,
    date_last_active: member.dateLastActive,
    import_source: source,
  }));
  await insertMembers(tx, rows);
  // Nobody gets more than a member may, whatever they were: an account may be claimed.
  await insertMemberRoles(
    tx,
    members.map(({ role = 'member' }, at) => ({ user_id: ids[at] ?? 0, type: role })),
  );
  await writeAccounts(tx, source, members, ids);
  await writeDisplayNames(tx, members, ids);
  return rows.map((row, at) => ({
    foreignID: members[at]?.foreignID ?? '',
    userID: row.user_id,
    name: row.name,
  }));
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
            user_id: ids[at] ?? 0,
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
    email: 'text?',
  } as const;
  await insertRows(tx, 'imported_members', columns, rows, sql`on conflict do nothing`);
}

const DISPLAY_NAME = { apiName: 'display-name', label: 'Display name' };

/** Names of members are unique here; what they were called stands in their profile, for them to change. */
async function writeDisplayNames(
  tx: Transaction,
  members: readonly NewMember[],
  ids: readonly number[],
): Promise<void> {
  const rows = members.flatMap(({ displayName }, at) => {
    const value = cleanLine(displayName ?? '', 100);
    return value === '' ? [] : [{ user_id: ids[at] ?? 0, value }];
  });
  if (rows.length > 0) await insertPublicLines(tx, DISPLAY_NAME, rows);
}

/** A usable address for a letter, in the form in which addresses are compared. */
export function mailAddress(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.trim() : '';
  return /^[^\s@<>"]{1,100}@[^\s@<>"]{1,150}\.[^\s@<>"]{2,}$/.test(text) ? text : undefined;
}
