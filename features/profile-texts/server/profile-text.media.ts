// Pictures in texts of profiles: whoever sees the field in this profile sees them.

import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { attachedOn } from '../../media/server/attached-on.ts';
import { type MediaHolder, mediaHolders } from '../../media/server/media-holders.ts';
import { requireEditable } from '../../users/server/user.policy.ts';
import { profileTextWritten } from '../profile-texts.events.ts';

const profileTextMedia: MediaHolder = {
  recordType: 'profileText',
  async seenBy(viewer, db, recordIDs) {
    const [seesPersonal, seesInternal] = [viewer.can('personalInfo.view'), viewer.can('internalInfo.view')];
    const seesProfiles = seesPersonal || viewer.can('profiles.view');
    const rows = await db.rows<{ profile_text_id: number }>(sql`
      select t.profile_text_id from profile_texts t join users u using (user_id) join profile_fields f using (api_name)
      where t.profile_text_id = any(${[...recordIDs]}) and u.date_deleted is null and f.is_enabled
        and (u.user_id = ${viewer.userID} or ${seesPersonal} or ${seesProfiles} and not u.is_private)
        and (f.visibility = 'public'
          or f.visibility = 'private' and (u.user_id = ${viewer.userID} or ${seesPersonal})
          or f.visibility = 'internal' and ${seesInternal})`);
    return rows.map((row) => row.profile_text_id);
  },
  async requireMayAttach(ctx, profileTextID) {
    const row = await ctx.db.row<{ user_id: number }>(
      sql`select user_id from profile_texts where profile_text_id = ${profileTextID}`,
    );
    if (!row) throw notFound('Profile text');
    await requireEditable(ctx, row.user_id);
  },
  existing: (recordIDs) => sql`
    select profile_text_id as record_id from profile_texts where profile_text_id = any(${[...recordIDs]})`,
};

export const profileTextMediaHolder = mediaHolders.add(profileTextMedia);

export const attachProfileTextMedia = attachedOn<{ profileTextID: number; showsFiles?: boolean | undefined }>(
  'profileText',
  [profileTextWritten],
  ({ profileTextID }) => profileTextID,
  (ids) => sql`
    select profile_text_id as record_id, body_html as html from profile_texts
    where profile_text_id = any(${[...ids]})`,
);
