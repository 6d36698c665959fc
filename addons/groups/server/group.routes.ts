import { Answer, type Route, route } from '@parley/addon-api';
import {
  deleteGroup,
  type Group,
  getGroup,
  getGroupEdit,
  listGroups,
  patchGroup,
  postGroup,
  searchGroups,
} from '../groups.contract.ts';
import { addGroup, changeGroup } from './group.actions.ts';
import { groupRows, presentGroup } from './group.list.ts';
import { requireGroup, requireLed } from './group.policy.ts';
import { deleteGroupForATime } from './group.removal.ts';

export const groupRoutes: Route[] = [
  route(listGroups, async (ctx, { query }) => {
    const rows = (await groupRows(ctx, query)).map((row) => presentGroup(ctx, row));
    return { rows, page: query.page, limit: query.limit };
  }),
  route(searchGroups, async (ctx, { query }) => {
    const rows = await groupRows(ctx, { ...query, sort: '-countMembers' });
    return { rows: rows.map((row) => presentGroup(ctx, row)), page: query.page, limit: query.limit };
  }),
  route(postGroup, async (ctx, { body }) => {
    const { groupID, isHeld } = await addGroup(ctx, body);
    const group = presentGroup(ctx, await requireGroup(ctx, groupID));
    if (!isHeld) return group;
    const { t } = ctx.translator;
    return waits(group, t('Your group will be shown once it is approved.'));
  }),
  route(getGroup, async (ctx, { params }) => presentGroup(ctx, await requireGroup(ctx, params.groupID))),
  route(getGroupEdit, async (ctx, { params }) => {
    const row = await requireLed(ctx, params.groupID);
    const { iconUrl, iconAlt, bannerUrl, bannerAlt } = presentGroup(ctx, row);
    const { name, description, format, privacy } = row;
    return {
      ...{ groupID: row.group_id, name, description, format, privacy },
      ...{ iconUrl, iconAlt, bannerUrl, bannerAlt },
    };
  }),
  route(patchGroup, async (ctx, { params, body }) => {
    const { isHeld } = await changeGroup(ctx, await requireLed(ctx, params.groupID), body);
    const group = presentGroup(ctx, await requireGroup(ctx, params.groupID));
    const { t } = ctx.translator;
    return isHeld ? waits(group, t('Your change will be shown once it is approved.')) : group;
  }),
  route(deleteGroup, async (ctx, { params }) => {
    const { group_id: groupID } = await requireLed(ctx, params.groupID);
    await deleteGroupForATime(ctx, groupID);
    return undefined;
  }),
];

/** The answer says so in place of the group. */
function waits({ groupID, url }: Group, message: string): Answer<Group> {
  const answer = { message, status: 202, description: null, groupID, url };
  return new Answer(answer as unknown as Group, { status: 202 });
}
