import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';
import type { ViewedAs } from '../../../platform/server/sessions/view-as.ts';
import { AUDIENCE_USER_ID } from '../../../platform/server/sessions/viewer.ts';
import { profilePath } from './user.address.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof viewerItself> {}
}

/** Addresses are paths here: the browser is on this site already. */
export const viewerItself = viewerStateSlice(
  'me',
  z
    .object({
      userID: z.int(),
      name: z.string(),
      photoUrl: z.string(),
      url: z.string(),
      isEmailConfirmed: z.boolean().optional(),
      countUnreadNotifications: z.int().optional(),
      countUnreadConversations: z.int().optional(),
    })
    // A role token is nobody.
    .nullable(),
  {
    select: (userID) => sql`(
      select jsonb_build_object('userID', user_id, 'name', name, 'photoUrl', coalesce(photo_url, ''), 'url', profile_path(name),
        'isEmailConfirmed', email is null or email_confirmed,
        'countUnreadNotifications', 0, 'countUnreadConversations', 0)
      from users where user_id = ${userID})`,
    seen: ({ viewer }, me) => (viewer.viewedAs ? somebodyElse(viewer.viewedAs) : me),
  },
);

/** What pages say of the one who looks is said of whom they look as; of a role there is nobody to name. */
function somebodyElse({ member }: ViewedAs) {
  return {
    ...{ userID: member?.userID ?? AUDIENCE_USER_ID, name: member?.name ?? '' },
    ...{ photoUrl: member?.photoUrl ?? '', url: member ? profilePath(member.name) : '/' },
  };
}
