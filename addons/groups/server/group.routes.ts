import { Answer, type Route, route } from '@parley/addon-api';
import {
  deleteGroup,
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
    const answer = {
      ...{ message: t('Your group will be shown once it is approved.'), status: 202, description: null },
      ...{ groupID, url: group.url },
    };
    return new Answer(answer as unknown as typeof group, { status: 202 });
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
    await changeGroup(ctx, await requireLed(ctx, params.groupID), body);
    return presentGroup(ctx, await requireGroup(ctx, params.groupID));
  }),
  route(deleteGroup, async (ctx, { params }) => {
    const { group_id: groupID } = await requireLed(ctx, params.groupID);
    await deleteGroupForATime(ctx, groupID);
    return undefined;
  }),
];
