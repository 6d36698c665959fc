// A redirect shows the title of where it leads to: who may not see that does not see the redirect either.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { VisibleCategories } from './category.policy.ts';

type Seen = Pick<VisibleCategories, 'ids'>;

/** Of `discussions d`, or as they are called: a redirect to what is gone, held back, or in a category that the viewer does not see. */
export function leadsNowhere(visible: Seen, name: 'd' | 'p' = 'd'): Sql {
  const redirect = sql.raw(name);
  return sql`(${redirect}.type = 'redirect' and not exists (
    select from discussions target
    where target.discussion_id = ${redirect}.redirect_discussion_id and target.date_held is null and target.type <> 'redirect'
      and target.category_id = any(${visible.ids})))`;
}

/** The opposite, for conditions of lists. */
export function leadsSomewhere(visible: Seen): Sql {
  return sql`not ${leadsNowhere(visible)}`;
}
