// A member comes into being: by registering, added by an administrator, at the set-up, from the command line.
import { type FieldError, validationProblem } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { assignRoles } from '../../../roles/server/role.actions.ts';
import { userRegistered } from '../../users.events.ts';
import { cleanName, emailKey, nameKey } from '../user-name.ts';

export interface NewMember {
  name: string;
  email: string;
  /** None where somebody else vouches for them. */
  passwordHash: string | null;
  isEmailConfirmed: boolean;
  roleIDs: readonly number[];
  isAdministrator?: boolean;
  isPrivate?: boolean;
  showsEmail?: boolean;
  sendsWelcomeMail?: boolean;
  inviterID?: number | undefined;
  discoveryText?: string | undefined;
  bypassesSpam?: boolean;
  photo?: string | null;
  /** Of the machine somebody registered from. */
  ipAddress?: string | undefined;
}

export async function addMember(w: WriteContext, member: NewMember): Promise<number> {
  const row = await w.db.row<{ user_id: number }>(sql`
    insert into users (name, name_key, email, email_key, email_confirmed, password_hash, is_private, show_email,
      invite_user_id, discovery_text, bypass_spam, photo_url, insert_ip_address, last_ip_address, admin, date_last_active)
    values (${cleanName(member.name)}, ${nameKey(member.name)}, ${member.email.trim()}, ${emailKey(member.email)},
      ${member.isEmailConfirmed}, ${member.passwordHash}, ${member.isPrivate ?? false}, ${member.showsEmail ?? false},
      ${member.inviterID ?? null}, ${member.discoveryText ?? null}, ${member.bypassesSpam ?? false}, ${member.photo ?? null},
      ${member.ipAddress || null}::inet, ${member.ipAddress || null}::inet,
      ${member.isAdministrator ? 1 : 0}, now())
    on conflict do nothing returning user_id`);
  if (!row) {
    const problems = await takenProblems(w, member.name, member.email);
    throw validationProblem(problems.filter(({ field }) => field === 'name' || member.isEmailConfirmed));
  }
  await assignRoles(w, row.user_id, member.roleIDs);
  await w.announce(
    userRegistered,
    { userID: row.user_id, sendsWelcomeMail: member.sendsWelcomeMail ?? false },
    { invalidates: [cacheTag.users, cacheTag.user(row.user_id)] },
  );
  return row.user_id;
}

/** Which of the two is somebody else’s. An address is once it was confirmed: until then several may give the same. */
export async function takenProblems(
  { db }: Pick<WriteContext, 'db'>,
  name: string,
  email: string,
  exceptUserID = 0,
): Promise<FieldError[]> {
  const row = await db.row<{ has_name: boolean; has_email: boolean }>(sql`
    select exists (
        select 1 from users
        where name_skeleton(name_key) = name_skeleton(${nameKey(name)}) and user_id <> ${exceptUserID}) as has_name,
      exists (
        select 1 from users
        where email_key = ${emailKey(email)} and email_confirmed and user_id <> ${exceptUserID}) as has_email`);
  const taken = (field: string, message: string): FieldError => ({
    field,
    code: 'taken',
    message,
    status: 400,
  });
  return [
    ...(row?.has_name
      ? [taken('name', 'This name is taken, or looks like one that is. Choose another one.')]
      : []),
    ...(row?.has_email
      ? [taken('email', 'This e-mail address cannot be used. If it is yours, sign in instead.')]
      : []),
  ];
}
