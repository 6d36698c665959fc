import { sql } from '../../../../platform/server/db/sql.ts';
import { memberStates } from '../../../../platform/server/places/member-states.ts';

/** What accounts know of themselves; the one that matters most first. */
export const userStates = [
  memberStates.add({
    id: 'banned',
    name: 'Banned',
    position: 10,
    icon: 'ban',
    tone: 'bad',
    where: () => sql`users.banned <> 0`,
  }),
  memberStates.add({
    id: 'unconfirmed',
    name: 'Unconfirmed',
    position: 30,
    icon: 'mail',
    tone: 'warning',
    permission: 'personalInfo.view',
    where: () => sql`(not users.email_confirmed and users.email is not null)`,
  }),
  memberStates.add({
    id: 'applicant',
    name: 'Applicant',
    position: 40,
    icon: 'user-check',
    tone: 'plain',
    where: () => sql`exists (
      select from user_roles ur join roles ar using (role_id) where ur.user_id = users.user_id and ar.type = 'applicant')`,
    listedBy: sql`users.user_id = any(array(
      select ur.user_id from user_roles ur
      where ur.role_id = any(array(select ar.role_id from roles ar where ar.type = 'applicant'))))`,
  }),
  memberStates.add({
    id: 'staff',
    name: 'Staff',
    position: 50,
    icon: 'shield-check',
    tone: 'plain',
    where: () => sql`(users.admin = 1 or exists (
      select from user_roles ur join roles ar using (role_id)
      where ur.user_id = users.user_id and ar.type in ('moderator', 'administrator')))`,
    listedBy: sql`users.user_id = any(array(
      select ur.user_id from user_roles ur
      where ur.role_id = any(array(select ar.role_id from roles ar where ar.type in ('moderator', 'administrator')))
      union all select a.user_id from users a where a.admin = 1))`,
  }),
  memberStates.add({
    id: 'new',
    name: 'New',
    position: 60,
    icon: 'sprout',
    tone: 'plain',
    where: () => sql`users.date_inserted > now() - interval '7 days'`,
  }),
  memberStates.add({
    id: 'silent',
    name: 'Never wrote',
    position: 70,
    icon: 'circle',
    tone: 'plain',
    where: () => sql`(users.count_discussions + users.count_comments) = 0`,
  }),
];
