// Groups that anybody may come across, in the orders of the widget.
import { type RequestContext, type Sql, sql } from '@parley/addon-api';
import type { GroupsWidgetProps } from '../group-widgets.contract.ts';
import { type GroupRow, seenGroups } from './group.policy.ts';

interface Finding {
  condition: Sql;
  order: Sql;
}

const IS_KNOWN = sql.raw(`g.privacy <> 'secret'`);

const FINDINGS: Readonly<Record<GroupsWidgetProps['sort'], Finding>> = {
  newest: { condition: IS_KNOWN, order: sql.raw('g.group_id desc') },
  largest: { condition: IS_KNOWN, order: sql.raw('g.count_members desc, g.group_id desc') },
  // When something is posted in the others is for those who read it.
  active: {
    condition: sql.raw(`g.privacy = 'public' and c.date_last_post is not null`),
    order: sql.raw('c.date_last_post desc, g.group_id desc'),
  },
};

export function groupsToFind(
  ctx: RequestContext,
  sort: GroupsWidgetProps['sort'],
  limit: number,
): Promise<GroupRow[]> {
  const { condition, order } = FINDINGS[sort];
  return ctx.db.rows<GroupRow>(sql`
    ${seenGroups(ctx, condition)} order by ${order} limit ${sql.integer(limit)}`);
}
