// Groups on any page: which there are, and which the viewer belongs to.
import { propFields, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import type { GroupsWidgetProps, MyGroupsWidgetProps } from '../group-widgets.contract.ts';
import { listedGroup } from './group.list.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { groupsToFind } from './groups-to-find.ts';

const AT_FIRST = 5;
const MOST = 20;

/** Made for all who have the same roles: what is secret is left out, whoever they are. */
export const groupsWidget = widget({
  id: 'groups.list',
  component: 'GroupsWidget',
  name: 'Groups List',
  schema: z.object({
    sort: propFields
      .choice({ newest: 'Newest', active: 'Most active', largest: 'Largest' }, 'Order', { group: 'Data' })
      .optional(),
    limit: propFields.limit(MOST),
  }),
  hydrate: async (ctx, { props }): Promise<GroupsWidgetProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!ctx.can('discussions.view')) return null;
    const sort = props.sort ?? 'newest';
    const rows = await groupsToFind(ctx, sort, props.limit ?? AT_FIRST);
    return rows.length > 0 ? { groups: rows.map((row) => listedGroup(ctx, row)), sort } : null;
  },
});

/** The page is the same for many: which groups are the viewer's own is asked for once it is read. */
export const myGroupsWidget = widget({
  id: 'groups.mine',
  component: 'MyGroupsWidget',
  name: 'My Groups',
  schema: z.object({ limit: propFields.limit(MOST) }),
  hydrate: async (ctx, { props }): Promise<MyGroupsWidgetProps | null> =>
    ctx.viewer.isGuest || !ctx.can('discussions.view') ? null : { limit: props.limit ?? AT_FIRST },
});
