// Rules about members: that they joined, and what roles they hold.
import { z } from 'zod';
import { id } from '../../../platform/contract/fields.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { field } from '../../../platform/server/layouts/prop-fields.ts';
import { findMemberRoles } from '../../roles/server/role.queries.ts';
import { changeRolesOf } from '../../users/server/manage/edit-user.ts';
import { requireAssignable } from '../../users/server/registration/role-choice.ts';
import { userEdited, userRegistered } from '../../users/users.events.ts';
import { automationAction } from './automation-actions.ts';
import { automationTrigger } from './automation-triggers.ts';
import { startsRules } from './starts-rules.ts';

const roleID = field(id, 'Role', { inputType: 'role' });

const joined = automationTrigger({
  type: 'memberJoined',
  name: 'A member joins',
  recordType: 'user',
  hasPlace: false,
  settings: z.object({}),
  occasions: (_settings, { after, until, limit }) => sql`
    select user_id as record_id, date_inserted::text as at from users
    where (date_inserted, user_id) > (${after.at}::timestamptz, ${after.recordID}::int)
      and date_inserted <= ${until}::timestamptz and admin < 2
    order by date_inserted, user_id limit ${sql.integer(limit)}`,
  matches: async ({ db }, _settings, ids, since) => {
    const rows = await db.rows<{ user_id: number }>(sql`
      select user_id from users where user_id = any(${[...ids]}) and date_inserted >= ${since}::timestamptz`);
    return rows.map((row) => row.user_id);
  },
});

const gainedRole = automationTrigger({
  type: 'memberGainedRole',
  name: 'A member is given a role',
  recordType: 'user',
  hasPlace: false,
  settings: z.object({ roleID }),
  occasions: (settings, { after, until, limit }) => sql`
    select user_id as record_id, date_inserted::text as at from user_roles
    where role_id = ${settings.roleID}
      and (date_inserted, user_id) > (${after.at}::timestamptz, ${after.recordID}::int)
      and date_inserted <= ${until}::timestamptz
    order by date_inserted, user_id limit ${sql.integer(limit)}`,
  matches: async ({ db }, settings, ids, since) => {
    const rows = await db.rows<{ user_id: number }>(sql`
      select user_id from user_roles
      where user_id = any(${[...ids]}) and role_id = ${settings.roleID}
        and coalesce(date_inserted, '-infinity') >= ${since}::timestamptz`);
    return rows.map((row) => row.user_id);
  },
});

const giveRole = automationAction({
  type: 'giveRole',
  name: 'Give the member a role',
  recordTypes: ['user'],
  settings: z.object({ roleID }),
  require: (ctx, settings) => requireAssignable(ctx, [settings.roleID]),
  run: async ({ w, record, settings }) => {
    const held = (await findMemberRoles(w.db, record.recordID))?.role_ids ?? [];
    if (held.includes(settings.roleID)) return;
    await changeRolesOf(w, record.recordID, [...held, settings.roleID]);
    const invalidates = [cacheTag.user(record.recordID), cacheTag.users];
    await w.announce(userEdited, { userID: record.recordID }, { invalidates });
  },
});

export const memberAutomation = [joined, gainedRole, giveRole];

export const memberAutomationListeners = [
  startsRules(userRegistered, 'memberJoined', ({ userID }) => userID),
  startsRules(userRegistered, 'memberGainedRole', ({ userID }) => userID),
  startsRules(userEdited, 'memberGainedRole', ({ userID }) => userID),
];
