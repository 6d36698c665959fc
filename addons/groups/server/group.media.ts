// Pictures of groups, and those in what groups say of themselves: whoever may see the group sees them.
import { attachedOn, type MediaHolder, sql } from '@parley/addon-api';
import { groupAdded, groupChanged, groupHeld } from '../groups.events.ts';
import { requireLed } from './group.policy.ts';

export const groupMedia: MediaHolder = {
  recordType: 'group',
  pathOf: (groupID) => `/group/${groupID}`,
  async seenBy(viewer, db, groupIDs) {
    if (!viewer.can('discussions.view')) return [];
    const { userID } = viewer;
    const rows = await db.rows<{ group_id: number }>(sql`
      select g.group_id from groups g where g.group_id = any(${[...groupIDs]}::int[])
        and g.date_deleted is null and (
          ${viewer.can('groups.moderate')}
          or exists (select from group_members m
            where m.group_id = g.group_id and m.user_id = ${userID} and (g.date_held is null or m.role = 'leader'))
          or g.date_held is null and (g.privacy <> 'secret'
            or exists (select from group_invites i where i.group_id = g.group_id and i.user_id = ${userID})))`);
    return rows.map((row) => row.group_id);
  },
  async requireMayAttach(ctx, groupID) {
    await requireLed(ctx, groupID);
  },
  existing: (groupIDs) => sql`
    select group_id as record_id from groups where group_id = any(${[...groupIDs]}::int[])`,
};

export const attachGroupMedia = attachedOn<{ groupID: number; showsFiles?: boolean | undefined }>(
  'group',
  [groupAdded, groupHeld, groupChanged],
  ({ groupID }) => groupID,
  (groupIDs) => sql`
    select group_id as record_id, concat_ws(' ', icon_url, banner_url, description_html) as html
    from groups where group_id = any(${[...groupIDs]}::int[])`,
);
