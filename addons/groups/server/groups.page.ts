// The pages /groups and /group/5-beekeepers: what they are about, and the layout of the first as data.
import { oneWidget, type RequestContext, type ViewType, widget } from '@parley/addon-api';
import { groupPath } from '../group.address.ts';
import type { GroupsPageProps } from '../group-widgets.contract.ts';
import { GROUP_SORTS } from '../groups.contract.ts';
import { groupRows, listedGroup } from './group.list.ts';
import { type GroupRow, requireGroup } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    groups: Pick<GroupsPageProps, 'isMine' | 'query' | 'sort' | 'page'>;
    groupID: number;
    group: { row: GroupRow; page: number };
  }
}

const LIMIT = 30;
const MOST_PAGES = 500;
const QUERY_LENGTH = 150;

function pageOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 1;
  return Math.min(MOST_PAGES, Math.max(1, number));
}

/** What a member may see and do depends on where they belong. */
const isOfMember = (_lookup: unknown, ctx: RequestContext) => ctx.viewer.userID > 0;

export const groupViews: ViewType[] = [
  {
    type: 'groups',
    isPersonal: isOfMember,
    resolve: async (ctx, { params }) => {
      ctx.require('discussions.view');
      return {
        layoutViewType: 'groups',
        records: [],
        params: {
          groups: {
            isMine: params.filter === 'mine' && ctx.viewer.userID > 0,
            query: typeof params.query === 'string' ? params.query.trim().slice(0, QUERY_LENGTH) : '',
            sort: GROUP_SORTS.find((each) => each === params.sort) ?? '-countMembers',
            page: pageOf(params.page),
          },
        },
        seo: { title: ctx.translator.t('Groups'), url: ctx.url('/groups') },
      };
    },
  },
  {
    type: 'group',
    reads: 'group',
    isPersonal: isOfMember,
    resolve: async (ctx, { recordID, params }) => {
      ctx.require('discussions.view');
      ctx.cacheTags.add(GROUPS_TAG);
      const row = await requireGroup(ctx, Number(recordID));
      const url = ctx.url(groupPath({ groupID: row.group_id, name: row.name }));
      return {
        layoutViewType: 'group',
        records: [],
        params: {
          groupID: row.group_id,
          group: { row, page: pageOf(params.page) },
          ...(row.category_id !== null && { recordCategoryID: row.category_id }),
        },
        seo: { title: row.name, url },
      };
    },
  },
];

const groupsPageWidget = widget({
  id: 'groups.page',
  component: 'GroupsPage',
  name: 'Groups',
  hydrate: async (ctx, { params }): Promise<GroupsPageProps | null> => {
    ctx.cacheTags.add(GROUPS_TAG);
    if (!params.groups) return null;
    const { isMine, query, sort, page } = params.groups;
    const found = await groupRows(ctx, {
      memberID: isMine ? ctx.viewer.userID : undefined,
      query,
      sort,
      page,
      limit: LIMIT,
      ahead: 1,
    });
    const groups = found.slice(0, LIMIT).map((row) => listedGroup(ctx, row));
    return { groups, isMine, query, sort, page, hasMore: found.length > LIMIT };
  },
});

export const groupsPageWidgets = [groupsPageWidget];

export const groupsTemplates = [oneWidget('groups', 'Groups', 'groups.page')];
