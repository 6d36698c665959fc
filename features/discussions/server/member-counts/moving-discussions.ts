import { sql } from '../../../../platform/server/db/sql.ts';

/** Ranges of comments that are not counted where they are yet: taken from the `place` where they were, added to where they are. */
export const placesOfMoving = sql`
  discussion_earlier_places earlier join discussions d using (discussion_id)
  cross join lateral (values
    (-1, earlier.category_id, earlier.state),
    (1, d.category_id, posts_state(d.date_held, d.date_removed, d.date_purge))
  ) place (direction, category_id, state)`;
