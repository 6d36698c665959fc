// Points of badges, for whoever adds points up by the day: on the day the badge was given.
import { announceAward, awardSources, sql, type WriteContext } from '@parley/addon-api';

const BADGE = 'badge';

export const badgeAwards = awardSources.add({
  name: BADGE,
  awards: (of) => sql`
    select grant_id as record_id, 0 as discussion_id, user_id, (date_inserted at time zone 'UTC')::date as day,
      0 as category_id, points
    from badge_members where date_revoked is null and points > 0 and ${of('grant_id')}`,
  lastRecord: sql`(select max(grant_id) from badge_members)`,
});

/** Without a grant: all of a badge are gone. */
export const announcePoints = (w: Pick<WriteContext, 'announce'>, grantID?: number): Promise<void> =>
  announceAward(w, BADGE, grantID);
