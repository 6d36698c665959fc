import { sql } from '../../../platform/server/db/sql.ts';
import type { ViewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

/** Addresses are paths here: the browser is on this site already. */
export const userState: ViewerStateSlice[] = [
  {
    name: 'me',
    select: (userID) => sql`(
      select jsonb_build_object('userID', user_id, 'name', name, 'photoUrl', coalesce(photo_url, ''), 'url', profile_path(name),
        'isEmailConfirmed', email is null or email_confirmed,
        'countUnreadNotifications', 0, 'countUnreadConversations', 0)
      from users where user_id = ${userID})`,
  },
];
