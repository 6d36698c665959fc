// What of a page the viewer follows and muted: tags and people whole, since any page may name them; discussions and
// categories of the page alone.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';
import { isMutedNow } from './muted.condition.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<(typeof followingState)[number]> {}
}

export const followingState = [
  viewerStateSlice('follows', z.array(z.string().describe('`tag 12`')), {
    select: (userID, { discussionIDs }) => sql`(
      select coalesce(jsonb_agg(record_type || ' ' || record_id), '[]') from follows
      where user_id = ${userID} and (record_type <> 'discussion' or record_id = any(${discussionIDs})))`,
  }),
  viewerStateSlice('mutes', z.record(z.string(), z.string().nullable().describe('Until when.')), {
    select: (userID, { discussionIDs }) => sql`(
      select coalesce(jsonb_object_agg(record_type || ' ' || record_id, to_char(date_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')), '{}') from mutes m
      where user_id = ${userID} and ${isMutedNow}
        and (record_type <> 'discussion' or record_id = any(${discussionIDs})))`,
  }),
] as const;
