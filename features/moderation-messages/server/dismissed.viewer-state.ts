// Which messages the viewer dismissed.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof dismissedState> {}
}

export const dismissedState = viewerStateSlice('dismissedMessages', z.array(z.int()), {
  select: (userID) => sql`(
    select coalesce(jsonb_agg(moderation_message_id), '[]')
    from moderation_message_dismissals where user_id = ${userID})`,
});
